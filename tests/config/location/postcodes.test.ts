import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const load = (state: string, postcode: string) =>
  loadTexts({
    'a.yaml': goodDealer.replace('state: NSW, postcode: 2840', `state: ${state}, postcode: '${postcode}'`),
  });

test.each([
  ['NT', '4020', 'the Northern Territory', '"4020", which is in Queensland'],
  ['VIC', '2620', 'Victoria', '"2620", which is in New South Wales or the Australian Capital Territory'],
  ['SA', '0300', 'South Australia', '"0300", which no town has'],
])(
  'DATA-03 a postcode that is not in its state is a warning: %s %s',
  async (state, postcode, where, found) => {
    const { dealers, printed } = await load(state, postcode);
    expect(dealers).toHaveLength(1);
    expect(printed).toMatch(/^dealers\/a\.yaml:4:\d+ {2}warning {2}1st location: address\.postcode\n/);
    expect(printed).toContain(
      `  expected a postcode in ${where}, found ${found}.\n  Correct the postcode or the state.`,
    );
  },
);

test.each([
  ['QLD', '4020'],
  ['NSW', '4385'],
  ['ACT', '2620'],
  ['SA', '0872'],
])(
  'DATA-03 a postcode of the state, or of both sides of a border, is right: %s %s',
  async (state, postcode) => {
    expect((await load(state, postcode)).printed).toBe('');
  },
);

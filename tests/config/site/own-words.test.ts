import { describe, expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { goodDealer, loadTexts, testSites } from '../directory.ts';

const tell = async (yaml: string): Promise<string> =>
  (await loadTexts({ 'a.yaml': goodDealer + yaml })).printed;

describe('words of a dealer (CFG-01)', () => {
  test.each([
    [
      'a placeholder where the usual text has none',
      '{ listing.failed: "{nope} x" }',
      'found {nope}. This text has none.\n  The usual text is: The search does not answer at the moment.',
    ],
    [
      'one beside those that there are',
      '{ offers.count: "{n} of {count} offers" }',
      'found {n}. Possible are {count}.\n  The usual text is: {count} offers',
    ],
  ])('%s is a mistake', async (_title, messages, said) => {
    expect(await tell(`messages: ${messages}\n`)).toContain(
      `  expected only placeholders of the usual text, ${said}`,
    );
  });

  test('the text for one has the placeholders of the text for many, and needs no number', async () => {
    expect(
      await tell('messages: { offers.count: "{count} bargains", offers.countOne: "{count} offer" }\n'),
    ).toBe('');
    expect(await tell('messages: { offers.countOne: A single offer }\n')).toBe('');
  });

  test('a text that leaves a placeholder out is told', async () => {
    expect(await tell('messages: { offers.count: Offers }\n')).toBe(
      [
        'dealers/a.yaml:6:27  warning  messages.offers.count',
        '  this text leaves out {count}, so that visitors do not read what stands there',
        '  Write it into your text, or take the text out. The usual text is: {count} offers',
      ].join('\n'),
    );
  });

  test.each([
    ['included', 'sections.vehicle'],
    ['whyBuyFromUs', 'sections.vehicle'],
    ['protection', 'sections.vehicle'],
    ['hero', 'sections.home'],
  ])('%s at the top is told to belong in %s', async (name, list) => {
    expect(await tell(`${name}: { text: Words }\n`)).toContain(
      `${name} is not a setting here. It belongs in the list ${list}, as { name: ${name}, … }.`,
    );
  });
});

test('the test sites are checked without a word', async () => {
  expect((await loadDealers({ directory: testSites })).issues).toEqual([]);
});

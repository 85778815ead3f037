import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const load = async (more: string, top = '') => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}${more}${top}` });
  return { site: dealers[0]?.site, printed };
};

test('LOC-06 ROUTE-19 a location has words, pictures and sections of its own, told by its slug', async () => {
  const { site, printed } = await load(`    text: |
      First.
      Still first.

      Second.
    images: ['https://pictures.example/yard.jpg']
    gettingThere: Behind the mill.
    sections: [newest, { name: callToAction, heading: Come by, links: [{ label: Stock, href: /search/ }] }]
    subtype: buying
    landline: '02 5550 1234'
    fax: '02 5550 1235'
`);
  expect(printed).toBe('');
  expect(site?.ownLocationPages['bourke']).toMatchObject({
    text: ['First.\nStill first.', 'Second.'],
    images: ['https://pictures.example/yard.jpg'],
    gettingThere: 'Behind the mill.',
    sections: [{ name: 'newest' }, { name: 'callToAction' }],
  });
  expect(site?.locations[0]).toMatchObject({
    ...{ subtype: 'buying', landline: '+61255501234', fax: '+61255501235' },
  });
  expect(site?.locations[0]).not.toHaveProperty('text');
});

test('ROUTE-19 a location that says nothing of its own has no such page', async () => {
  expect((await load('')).site?.ownLocationPages).toEqual({});
});

test.each([
  ["    images: ['/nowhere.jpg']\n", '1st location, 1st entry of images'],
  ['    sections: [nonsense]\n', '1st location, 1st section'],
  ['    sections: [{ name: form, form: service }]\n', '1st location, 1st section'],
  ['    subtype: selling\n', '1st location: subtype'],
])('LOC-06 a mistake in what a location says is told where it stands: %s', async (written, named) => {
  expect((await load(written)).printed).toContain(named);
});

test('LOC-03 a street map of Google needs a key', async () => {
  const { printed } = await load('', 'maps: { name: google }\n');
  expect(printed).toContain('needs maps.key');
  expect((await load('', 'maps: { name: google, key: AIzaSyA-123456789 }\n')).printed).toBe('');
});

import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

test('DATA-03 a site shows offers of its own dealership, those of its locations and those that it names', async () => {
  const written = `${goodDealer}    dealership: { id: 4711, name: Good Kia }\n`;
  const load = async (text: string) => (await loadTexts({ 'a.yaml': text })).dealers[0]?.site;
  const site = await load(`${written}dealershipId: own\ndealerships: [4711, far]\n`);
  expect(site?.locations[0]?.dealership).toEqual({ id: '4711', slug: 'good-kia', name: 'Good Kia' });
  expect(site?.dealershipIds).toEqual(['own', '4711', 'far']);
  expect((await load(goodDealer))?.dealershipIds).toEqual(['a']);
});

import { expect } from 'playwright/test';
import { origin } from '../sites.ts';
import { test } from '../test.ts';

const site = origin('harbour-toyota');

test('REV-01 ROUTE-19 a shopper reads what customers say, meets the team and writes to one of them', async ({
  page,
}) => {
  await page.goto(`${site}/locations/cleveland/`);
  const reviews = page.locator('section').filter({ hasText: 'What customers say about' });
  await expect(reviews).toContainText('Based on 312 reviews');
  await expect(reviews).toContainText('Shown here: 5 of 312, the newest of those with 4 stars or more');
  await reviews.getByRole('link', { name: 'More reviews' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer reviews');
  await expect(page.getByRole('main')).not.toContainText('Brett D.');
  // The newest first, all of them when they are asked for, and those of some stars out of all.
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(5);
  await page.getByText('4 stars', { exact: true }).click();
  await expect(cards).toHaveCount(2);
  await page.getByText('All that are shown').first().click();
  await page.getByRole('button', { name: 'Show all 7 reviews' }).click();
  await expect(cards).toHaveCount(7);
  const long = page.getByRole('article').filter({ hasText: 'Tom & Leanne' });
  await expect(long.getByRole('time')).toHaveText(/ago|last|yesterday|today/);
  const words = long.getByText('We live in Roma');
  const before = (await words.boundingBox())?.height ?? 0;
  await long.getByText('Read more').click();
  expect((await words.boundingBox())?.height).toBeGreaterThan(before);

  await page.goBack();
  await page.getByRole('link', { name: 'Meet the team' }).click();
  await page.getByRole('link', { name: 'Write to Aiko Tanaka' }).click();
  await expect(page.getByLabel('Whom to reach')).toHaveValue('Aiko Tanaka');
});

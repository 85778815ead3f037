import { expect } from 'playwright/test';
import { marketplace, origin } from '../sites.ts';
import { test } from '../test.ts';

test('VDP-01 from results to a vehicle, on to the next of them, and back to the results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin(marketplace.slug)}/search/?body=SUV`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('forecourt:results'))).toContain('SUV');
  const links = page.locator('.listing__grid h2 a[href^="/cars/"]');
  const [third, fourth] = [await links.nth(2).getAttribute('href'), await links.nth(3).getAttribute('href')];
  await links.nth(2).click();
  await expect(page).toHaveURL(new RegExp(`${third}$`));
  const way = page.getByRole('navigation', { name: 'Your search' });
  await expect(way).toContainText(/3 of \d+/);
  await way.getByRole('link', { name: 'Next vehicle of your search' }).click();
  await expect(page).toHaveURL(new RegExp(`${fourth}$`));
  await expect(way).toContainText(/4 of \d+/);
  await expect(way.getByRole('link', { name: 'Previous vehicle of your search' })).toHaveAttribute(
    'href',
    third ?? '',
  );
  await way.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(/\/search\/\?body=SUV$/);
  // Whoever comes from elsewhere finds no such way.
  const stranger = await page.context().newPage();
  await stranger.goto(`${origin(marketplace.slug)}${fourth}`);
  await expect(stranger.getByRole('navigation', { name: 'On this page' })).toBeAttached();
  await expect(stranger.getByRole('navigation', { name: 'Your search' })).toBeHidden();
});

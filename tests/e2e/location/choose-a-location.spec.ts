import { expect } from 'playwright/test';
import { marketplace, origin } from '../sites.ts';
import { test } from '../test.ts';
import { readShifts, recordShifts, sumShifts } from '../watch.ts';

test('NAV-01 a chosen location stays: its phone in the header, its place in forms, until it is forgotten', async ({
  page,
}) => {
  await recordShifts(page, marketplace.slug);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin(marketplace.slug)}/locations/`);
  const opener = page.locator('.site-header .location-button').first();
  const chooser = page.locator('#location-chooser');
  const phone = page.locator('.site-header__tools > .site-phone');
  const usual = await phone.getAttribute('href');
  await expect(opener).toHaveText('Choose your location');
  await opener.click();
  const row = chooser.locator('li').filter({ hasText: 'Albury' });
  const own = (await row.locator('[data-phone]').getAttribute('href')) ?? '';
  const name = (await row.getAttribute('data-name')) ?? '';
  expect(own).not.toBe(usual);
  await row.getByRole('button').click();
  await expect(chooser).toBeHidden();
  await expect(opener).toHaveText(name);
  await expect(phone).toHaveAttribute('href', own);
  await page.goto(`${origin(marketplace.slug)}/contact-us/`, { waitUntil: 'networkidle' });
  await expect(phone).toHaveAttribute('href', own);
  await expect(page.locator('main select[name=location] option:checked')).toHaveText(name);
  // A number with wider digits takes a pixel from its neighbour; nothing else may move.
  expect(sumShifts(await readShifts(page))).toBeLessThan(0.001);
  await opener.click();
  await chooser.getByRole('button', { name: 'Forget my choice' }).click();
  await expect(phone).toHaveAttribute('href', usual ?? '');
  await page.reload();
  await expect(opener).toHaveText('Choose your location');
});

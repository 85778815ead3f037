import { expect } from 'playwright/test';
import { findStock, marketplace, origin } from '../sites.ts';
import { test } from '../test.ts';

const used = 'status:=in_stock && car_type:=used && price:>10000 && show_on_dealer_website:=true';

test.describe('at a group', () => {
  const { slug } = marketplace;

  test('SHARE-01…04 links carry the canonical address, networks open small, copying is told', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'network' }));
    const [vehicle] = await findStock(slug, used, 1);
    if (!vehicle) throw new Error('no stock');
    await page.goto(`${origin(slug)}/cars/${vehicle.slug}/`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    if (!canonical) throw new Error('no canonical address');
    await page.getByText('Share or print').click();
    const bar = page.getByRole('group', { name: 'Share', exact: true });
    for (const name of [/Facebook/, /Twitter/, /WhatsApp/, /email/, /SMS/])
      expect(await bar.getByRole('link', { name }).getAttribute('href')).toContain(
        encodeURIComponent(canonical),
      );
    const opened = context.waitForEvent('page');
    await bar.getByRole('link', { name: /Facebook/ }).click();
    const network = await opened;
    expect(network.url()).toContain('facebook.com');
    expect(page.url()).toContain(`/cars/${vehicle.slug}/`);
    await network.close();
    await bar.getByRole('button', { name: 'Copy link' }).click();
    await expect(bar.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    await expect(bar.getByRole('status')).toBeEmpty({ timeout: 2_500 });
    // Without leave to write, that is said, and the address is there, marked, for the visitor's own copying.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No leave.', 'NotAllowedError'));
    });
    await bar.getByRole('button', { name: 'Copy link' }).click();
    await expect(bar.getByRole('status')).toHaveText(
      `Your browser does not let us copy. Here is the address: ${canonical}`,
    );
    expect(await page.evaluate(() => String(getSelection()))).toBe(canonical);
  });
});

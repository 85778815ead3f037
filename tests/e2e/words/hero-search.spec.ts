import { expect } from 'playwright/test';
import { bothTemplates, findStock, origin } from '../sites.ts';
import { test } from '../test.ts';

for (const { slug, template } of bothTemplates) {
  test(`${template}: words in the first section of the home page become filters`, async ({ page }) => {
    const [vehicle] = await findStock(
      slug,
      'status:=in_stock && show_on_dealer_website:=true && price:>20000 && category:=car && simple_colour:=White',
    );
    const { make = '', model = '' } = vehicle ?? {};
    const body = String(vehicle?.['simple_body']);
    await page.goto(`${origin(slug)}/`);
    const form = page.locator('main form[role="search"]');
    const field = form.locator('input[name="query"]');
    await field.focus();
    await expect(field).toHaveAttribute('role', 'combobox');
    await field.fill(`${make} ${model} white under 90k not manual`);
    const options = form.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.first()).toContainText('Up to $90,000');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options.first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    const select = form.locator('select[name="body"]');
    if ((await select.count()) > 0) await select.selectOption(body);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?.*price=-90000/);
    const address = new URL(page.url()).searchParams;
    // One chip for every white, whatever the makers call their paints.
    expect(address.getAll('colourFamily')).toEqual(['White']);
    expect(address.getAll('colour')).toEqual([]);
    expect(address.get('make')).toBe(make);
    expect(address.get('query')).toBeNull();
    if ((await select.count()) > 0) expect(address.get('body')).toBe(body);
    await expect(page.getByRole('main').getByRole('button', { name: /remove.*white/i })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Left out: “not manual”.');
  });
}

test('without JavaScript the same form searches for the words', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin(bothTemplates[0]?.slug ?? '')}/`);
  const form = page.locator('main form[role="search"]');
  await form.locator('input[name="query"]').fill('corolla');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/search\/\?query=corolla/);
  await context.close();
});

import { expect } from 'playwright/test';
import { bothTemplates, origin } from '../sites.ts';
import { test } from '../test.ts';
import { readShifts, recordShifts } from '../watch.ts';

for (const { slug, template } of bothTemplates)
  test(`${template}: ANN-01 an announcement that was dismissed stays away, a new one shows`, async ({
    page,
  }) => {
    await page.goto(`${origin(slug)}/`);
    const announcement = page.getByRole('complementary', { name: 'Announcement' });
    await expect(announcement).toBeVisible();
    const dismiss = announcement.getByRole('button', { name: 'Dismiss this announcement' });
    while ((await dismiss.count()) > 0) {
      await dismiss.first().click();
      // The focus goes where the skip link leads; the line shrinks away.
      await expect(page.locator('#content')).toBeFocused();
      await expect(announcement.locator('[data-leaving]:visible')).toHaveCount(0);
    }
    await expect(announcement).toBeHidden();
    await recordShifts(page);
    await page.goto(`${origin(slug)}/search/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(announcement).toBeHidden();
    expect(await readShifts(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('forecourt:announcement', 'Another one'));
    await page.reload();
    await expect(announcement).toBeVisible();
  });

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumFlags, findTestChromium } from '../../scripts/test/chromium.ts';
import { drawAll } from '../draw-all.ts';

export interface PageToShow {
  slug: string;
  template: string;
  kind: string;
  path: string;
}

/** A picture of a page; `file` is relative to the folder of all pictures. */
export interface Shot extends PageToShow {
  width: number;
  file: string;
}

/** Heights in pixels: of the window, and of the longest picture. */
const windowHeight = 900;
const longest = 6000;

/** Photographs pages one after the other. Rejects when a page does not answer. */
export async function photograph(
  pages: readonly PageToShow[],
  { folder, port, widths }: { folder: string; port: string; widths: readonly number[] },
): Promise<Shot[]> {
  const browser = await chromium.launch({ executablePath: findTestChromium(), args: [...chromiumFlags] });
  const shots: Shot[] = [];
  for (const page of pages) {
    for (const width of widths) {
      const view = await browser.newPage({
        viewport: { width, height: windowHeight },
        reducedMotion: 'reduce',
      });
      await view.goto(`http://${page.slug}.localhost:${port}${page.path}`, { waitUntil: 'networkidle' });
      const file = path.join(page.kind.replaceAll(' ', '-'), `${page.slug}-${page.template}-${width}.webp`);
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      await sharp(await takeWhole(view, width))
        .webp({ quality: 80 })
        .toFile(path.join(folder, file));
      await view.close();
      shots.push({ ...page, width, file });
    }
    console.log(`  ${page.slug}/${page.template} ${page.kind}`);
  }
  await browser.close();
  return shots;
}

/** The page from its top; what loads when it is seen has been seen, and the question about privacy is put away. */
async function takeWhole(page: Page, width: number): Promise<Buffer> {
  await page.evaluate(drawAll);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(longest, Math.max(windowHeight, whole));
  for (let top = 0; top < height; top += windowHeight) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelector('.consent')?.remove());
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
}

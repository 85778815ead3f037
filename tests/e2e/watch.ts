import type { Page } from 'playwright/test';
import { origin } from './sites.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Collects from the next load on what moves without anybody touching the page.
 *
 * @param typefaceOf a site whose typeface is fetched before, so that it draws the next page from the first picture on. On a
 * busy machine it would come just in time to be taken, and move words (see `readLastingShifts`).
 */
export async function recordShifts(page: Page, typefaceOf?: string): Promise<void> {
  if (typefaceOf !== undefined) {
    await page.goto(`${origin(typefaceOf)}/privacy-policy/`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'removed';
      const { parentElement } = element;
      return element.hasAttribute('class') || !parentElement
        ? describe(element)
        : `${describe(parentElement)} > ${describe(element)}`;
    };
    new PerformanceObserver((list) => {
      // What rounds to nothing is nothing that anybody sees.
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput && entry.value >= 0.000_05)
          shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => name(node)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Every shift so far as `<score>: <elements that moved>`. */
export const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

export const sumShifts = (shifts: readonly string[]): number =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/**
 * What moves on a page that has loaded. A typeface that comes within a tenth of a second is taken although the page was
 * drawn (`font-display: optional`), which moves words of a first visit on a busy machine: that little is allowed once, and
 * nothing may move when the page is opened again with the typeface at hand.
 */
export async function readLastingShifts(page: Page): Promise<string[]> {
  const shifts = await readShifts(page);
  if (shifts.length === 0 || sumShifts(shifts) > 0.015) return shifts;
  await page.reload({ waitUntil: 'networkidle' });
  return readShifts(page);
}

/** Everything that the page writes to the console, errors included, as it comes. */
export function recordMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { drawAll } from '../draw-all.ts';

/**
 * What axe finds on a page, or within one part of it, as `<rule>: <elements>`; of some rules alone where they are named.
 * Findings are judged in the page itself, whose frames are all its own, and what is good is not described: that takes a
 * second page and most of the time.
 */
export async function findViolations(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  axe.options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  if (within !== undefined) axe.include(within);
  await page.evaluate(drawAll);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

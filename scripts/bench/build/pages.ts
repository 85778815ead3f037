import { mkdirSync } from 'node:fs';
import { collectorFlags } from '../../build/run/workers.ts';
import { measure } from '../measure.ts';
import type { SiteCosts } from './render-pages.ts';

/**
 * Prints what one more vehicle page costs at 300 and at 3,000 vehicles, made anew and kept: what a site costs without stock is taken off.
 *
 * @param snapshot JSONL file with at least 3,000 vehicles
 * @param folder where to work; may not exist
 */
export async function benchPages(slug: string, snapshot: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const render = async (count: number): Promise<SiteCosts> => {
    const words = ['scripts/bench/build/render-pages.ts', slug, snapshot, folder, String(count)];
    const { output } = await measure([process.execPath, ...collectorFlags, ...words], {
      NODE_ENV: 'production',
    });
    return JSON.parse(output.trim().split('\n').at(-1) ?? '') as SiteCosts;
  };
  const few = await render(30);
  for (const count of [300, 3000]) {
    const many = await render(count);
    for (const way of ['made', 'kept'] as const) {
      const pages = many[way].pages - few[way].pages;
      const wall = ((many[way].wall - few[way].wall) / pages).toFixed(2);
      const cpu = ((many[way].cpu - few[way].cpu) / pages).toFixed(2);
      const what = `${count} vehicles, one more page ${way}`;
      console.log(`${what.padEnd(44)} ${wall.padStart(7)} ms ${cpu.padStart(8)} ms CPU`);
    }
  }
}

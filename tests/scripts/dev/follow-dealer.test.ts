import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { followDealer } from '../../../scripts/dev/follow-dealer.ts';
import { goodDealer } from '../../config/directory.ts';

const directory = mkdtempSync(join(tmpdir(), 'follow-'));
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  rmSync(directory, { recursive: true });
});

describe('npm run dev follows the files of its dealer (CFG-01)', () => {
  test('new settings are taken up, a mistake is told and changes nothing', { timeout: 60_000 }, async () => {
    // As many editors do: a new file takes the place of the old one.
    const write = (more: string): void => {
      writeFileSync(join(directory, '.good.yaml.new'), goodDealer + more);
      renameSync(join(directory, '.good.yaml.new'), join(directory, 'good.yaml'));
    };
    write('');
    const { dealers } = await loadDealers({ directory });
    const [dealer] = dealers;
    if (!dealer) throw new Error('it did not load');
    const used: Dealer[] = [];
    const said: string[] = [];
    stops.push(
      followDealer({
        directory,
        slug: 'good',
        dealer,
        use: (changed) => Promise.resolve(void used.push(changed)),
        say: (text) => void said.push(text),
      }),
    );
    const patience = { timeout: 15_000 };

    write('tagline: Cars for Bourke\n');
    await vi.waitFor(
      () => expect(used.map(({ site }) => site.tagline)).toEqual(['Cars for Bourke']),
      patience,
    );
    expect(said).toEqual([]);

    write('tagline: Cars for Bourke\noffers: maybe\n');
    await vi.waitFor(() => expect(said.at(-1)).toBe('The site keeps its last good settings.'), patience);
    expect(said[0]).toContain('good.yaml:7:9  offers\n  expected true or false, found "maybe"');

    write('tagline: Cars for Bourke\n');
    await vi.waitFor(() => expect(said.at(-1)).toBe('The settings are right again.'), patience);
    expect(used).toHaveLength(1);

    // A folder of layers that was not there before, and a layer of all dealers, count as well.
    mkdirSync(join(directory, '_groups'));
    writeFileSync(join(directory, '_groups', 'range.yaml'), 'tagline: One range\n');
    write('group: range\n');
    await vi.waitFor(() => expect(used.at(-1)?.site.tagline).toBe('One range'), patience);

    // ROUTE-22: so does an own page, however deep its folder is.
    mkdirSync(join(directory, 'good', 'pages', 'finance'), { recursive: true });
    writeFileSync(
      join(directory, 'good', 'pages', 'finance', 'lease.md'),
      '---\ntitle: Lease\n---\nWords.\n',
    );
    await vi.waitFor(
      () => expect(used.at(-1)?.pages.map((page) => page.path)).toEqual(['/finance/lease/']),
      patience,
    );
    writeFileSync(join(directory, '_groups', 'range.yaml'), 'tagline: Two ranges\n');
    await vi.waitFor(() => expect(used.at(-1)?.site.tagline).toBe('Two ranges'), patience);

    const defaults = readFileSync('dealers/_defaults.yaml', 'utf8');
    writeFileSync(join(directory, '_defaults.yaml'), defaults.replace(/^offers: true/m, 'offers: false'));
    await vi.waitFor(() => expect(used.at(-1)?.site.offers).toBe(false), patience);
  });
});

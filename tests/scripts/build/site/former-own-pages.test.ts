import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import { FormerOwnPages } from '#scripts/build/site/former-own-pages.ts';
import { fixturePage } from '../../../integration/fixture-pages.ts';
import { fixtureDealer } from '../../../integration/fixture-target.ts';

const root = mkdtempSync(join(tmpdir(), 'own-pages-'));
afterAll(() => rmSync(root, { recursive: true }));
const file = join(root, 'memory.json');
beforeEach(() => rmSync(file, { force: true }));

const day = 86_400;
const bare = fixtureDealer('alpha');
const withPages = (pages: OwnPage[], more: Partial<Dealer['site']> = {}, waiting: string[] = []): Dealer => ({
  site: { ...bare.site, ...more },
  pages,
  build: { ...bare.build, waitingPages: waiting },
});

/** Builds at a moment with these pages: when each changed, and what is told of others. */
function build(now: number, dealer: Dealer): { changed: (number | null)[]; told: string[] } {
  const memory = new FormerOwnPages(file, now);
  const pages = memory.date(dealer.pages);
  memory.write(pages);
  return { changed: pages.map(({ changed }) => changed), told: memory.explainGone(dealer) };
}

const fleet = fixturePage('/fleet/');
const about = fixturePage('/about-us/');

describe('ROUTE-24 own pages of former builds', () => {
  test('say when a page last changed, whatever changes beside it', () => {
    expect(build(day, withPages([fleet, about])).changed).toEqual([day, day]);
    const edited = { ...fleet, html: '<p>New.</p>' };
    expect(build(2 * day, withPages([edited, about])).changed).toEqual([2 * day, day]);
    expect(build(3 * day, withPages([edited, about])).changed).toEqual([2 * day, day]);
  });

  test('are told when they are gone, until a redirect leads on', () => {
    build(day, withPages([fleet, about]));
    const gone =
      'The page /fleet/ was published and is gone. Let a redirect lead on: redirects: { /fleet: / }';
    expect(build(2 * day, withPages([about])).told).toEqual([expect.stringContaining(gone)]);
    expect(build(3 * day, withPages([about])).told).toHaveLength(1);
    expect(build(4 * day, withPages([about], { redirects: { '/fleet': '/about-us/' } })).told).toEqual([]);
    expect(build(5 * day, withPages([about], { redirects: { '/fl*': '/about-us/' } })).told).toEqual([]);
  });

  test('are not gone while they only wait for their date, and are forgotten after a year', () => {
    build(day, withPages([fleet]));
    expect(build(2 * day, withPages([], {}, ['/fleet/'])).told).toEqual([]);
    expect(build(3 * day, withPages([])).told).toHaveLength(1);
    build(500 * day, withPages([]));
    expect(build(501 * day, withPages([])).told).toEqual([]);
  });

  test('may be lost', () => {
    writeFileSync(file, '{ broken');
    expect(build(day, withPages([fleet]))).toEqual({ changed: [day], told: [] });
  });
});

import { expect, test } from 'vitest';
import { createOwnCrumbs } from '#domain/page/own/own-crumbs.ts';

const entry = (path: string, title: string) => ({ path, title, menu: null });

test('NAV-03 the way to an own page leads over the own pages above it', () => {
  const entries = [
    entry('/finance/leases/novated/', 'Novated'),
    entry('/finance/', 'Finance'),
    entry('/fin/', 'Fins'),
  ];
  const page = { path: '/finance/leases/novated/', title: 'Novated' };
  expect(createOwnCrumbs(page, entries, 'Home')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Finance', href: '/finance/' },
    { label: 'Novated', href: null },
  ]);
});

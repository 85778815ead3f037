import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'astro';
import { afterAll, expect, test } from 'vitest';
import { createAstroConfig } from '#integration/astro-config.ts';
import { clientBuilds } from '#integration/client-bundle.ts';
import { routes as table, type Route } from '#routes/table.ts';
import { fixtureTarget, fixtureVehicle } from './fixture-target.ts';

mkdirSync('.forecourt', { recursive: true });
const root = mkdtempSync(path.resolve('.forecourt', 'bundle-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = (pattern: string, file: string): Route => ({
  pattern,
  entrypoint: `../../tests/integration/pages/${file}`,
  enabled: () => true,
});
const home = page('/', 'home.astro');
const vehicle = page('/cars/[slug]', 'vehicle.astro');

/** Builds a small site and answers its files by name. */
async function buildSite(slug: string, routes: readonly Route[], shareClientBundle: boolean, count = 3) {
  const outDirectory = path.join(root, `${slug}-${shareClientBundle}-${routes.length}`);
  const vehicles = Array.from({ length: count }, (_, index) => fixtureVehicle(index));
  const target = fixtureTarget(slug, vehicles);
  const cacheDirectory = path.join(root, 'cache');
  const options = { target, template: 'showroom', routes, shareClientBundle, outDirectory, cacheDirectory };
  await build({ ...createAstroConfig(options), configFile: false, logLevel: 'error' });
  const names = readdirSync(outDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDirectory, path.join(entry.parentPath, entry.name)));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(outDirectory, name), 'base64')]));
}

test('a shared client bundle gives every dealer the bytes of a plain build, also when another page set comes between', async () => {
  await buildSite('alpha', [home, vehicle], true);
  await buildSite('alpha', [home], true);
  const before = { ...clientBuilds };
  const shared = await buildSite('beta', [home, vehicle], true, 5);
  expect(clientBuilds).toEqual({ bundled: before.bundled, replayed: before.replayed + 1 });
  const plain = await buildSite('beta', [home, vehicle], false, 5);
  expect([...shared.keys()]).toEqual([...plain.keys()]);
  expect(shared).toEqual(plain);
  expect([...shared.keys()].filter((name) => name.startsWith('_astro/')).length).toBeGreaterThan(1);
});

test('client code that imports the dealer fails the build and says why', async () => {
  await expect(buildSite('gamma', [page('/', 'leaking.astro')], true)).rejects.toThrow(
    /imports virtual:dealer, which exists at build only/,
  );
});

test('dealers with the same pages share the client bundle of the real pages', async () => {
  await buildSite('delta', table, true);
  const before = { ...clientBuilds };
  await buildSite('epsilon', table, true, 5);
  expect(clientBuilds).toEqual({ bundled: before.bundled, replayed: before.replayed + 1 });
});

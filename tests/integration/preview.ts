/**
 * Interim: `node tests/integration/preview.ts <template> <port>` serves the routes that exist with a fixture dealer.
 * `node tests/integration/preview.ts <template> build <folder>` builds them.
 */
import path from 'node:path';
import { build, dev } from 'astro';
import { createAstroConfig } from '#integration/astro-config.ts';
import { fixtureTarget, fixtureVehicle } from './fixture-target.ts';

const [template = 'showroom', port = '18150', folder = '.forecourt/preview'] = process.argv.slice(2);
const target = fixtureTarget(
  'preview',
  Array.from({ length: 60 }, (_, index) => fixtureVehicle(index)),
  template,
);
const config = createAstroConfig({
  target,
  template,
  outDirectory: path.resolve(folder),
  cacheDirectory: path.resolve('.forecourt/cache'),
});
if (port === 'build') await build({ ...config, configFile: false });
else await dev({ ...config, configFile: false, server: { port: Number(port) } });

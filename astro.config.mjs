import path from 'node:path';
import { createAstroConfig } from './src/integration/astro-config.ts';
import { readTargetFromEnvironment } from './scripts/build/site/single-target.ts';

/** For editors and `astro check`. With FORECOURT_DEALER, `astro build` and `astro dev` work on that dealer too. */
const { target, template } = await readTargetFromEnvironment(process.env);

export default createAstroConfig({
  target,
  template,
  plain: process.env['FORECOURT_PLAIN'] !== undefined,
  outDirectory: path.resolve(process.env['FORECOURT_OUT'] ?? '.forecourt/astro'),
  cacheDirectory: path.resolve('.forecourt/cache'),
});

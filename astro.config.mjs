import path from 'node:path';
import { createAstroConfig } from './src/integration/astro-config.ts';

export default createAstroConfig({
  target: null,
  template: 'base',
  outDirectory: path.resolve('.forecourt/astro'),
  cacheDirectory: path.resolve('.forecourt/cache'),
});

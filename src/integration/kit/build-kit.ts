import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { build } from 'astro';
import type { Route } from '#routes/table.ts';
import { createAstroConfig } from '../astro-config.ts';
import { sealKit } from './kit-seal.ts';

/** What a kit is made for: all dealers that have this template and these pages share it. */
export interface KitRequest {
  template: string;
  /** The pages that its dealers have. */
  routes: readonly Route[];
  /** Absolute folder that becomes the kit. Lies inside the project, so that the renderer finds its packages. */
  folder: string;
  /** Absolute folder for Astro's and Vite's caches. */
  cacheDirectory: string;
}

/** Takes the bundle that renders pages before Astro throws it away, in place of the pages. */
function keepRenderer(draft: string, renderer: string): AstroIntegration {
  const nobody: AstroPrerenderer = {
    name: 'forecourt:kit',
    getStaticPaths: () => Promise.resolve([]),
    render: () => Promise.reject(new Error('A kit has no pages.')),
    teardown: () => cp(path.join(draft, '.prerender'), renderer, { recursive: true }),
  };
  return {
    name: 'forecourt:keep-renderer',
    hooks: { 'astro:build:start': ({ setPrerenderer }) => setPrerenderer(nobody) },
  };
}

/**
 * Bundles a site once without any dealer: `browser/` holds the files that every site of this kit serves, `renderer/`
 * what `loadKit` renders pages with. Dealer data reaches pages through `virtual:dealer` and islands as props, so
 * neither depends on it. The folder appears whole or not at all.
 */
export async function buildKit({ template, routes, folder, cacheDirectory }: KitRequest): Promise<void> {
  const workshop = `${folder}.${process.pid}`;
  const draft = path.join(workshop, 'browser');
  const renderer = path.join(workshop, 'renderer');
  // A build that was killed may have left one under the same number.
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  try {
    const config = createAstroConfig({
      target: null,
      template,
      routes: routes.map((route) => ({ ...route, enabled: () => true })),
      outDirectory: draft,
      cacheDirectory,
    });
    const integrations = [...(config.integrations ?? []), keepRenderer(draft, renderer)];
    await build({ ...config, integrations, configFile: false, logLevel: 'error' });
    sealKit(workshop);
    await rename(workshop, folder).catch((error: NodeJS.ErrnoException) => {
      // Another build made the same kit meanwhile.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

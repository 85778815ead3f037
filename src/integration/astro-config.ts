import react from '@astrojs/react';
import { passthroughImageService } from 'astro/config';
import type { AstroInlineConfig } from 'astro';
import { forecourt, type ForecourtOptions } from './forecourt.ts';

export interface AstroConfigOptions extends ForecourtOptions {
  /** Absolute folder of the finished pages. */
  outDirectory: string;
  /** Absolute folder for Astro's and Vite's caches. */
  cacheDirectory: string;
}

/** The one Astro configuration that the build worker, the dev server and `astro.config.mjs` share. */
export function createAstroConfig(options: AstroConfigOptions): AstroInlineConfig {
  const { outDirectory, cacheDirectory } = options;
  return {
    root: process.cwd(),
    // No `site`: one kit serves many dealers, whose pages take their address from `virtual:dealer`.
    output: 'static',
    trailingSlash: 'always',
    outDir: outDirectory,
    cacheDir: cacheDirectory,
    // Inlined styles would each need a hash in the security policy of every page.
    build: { format: 'directory', concurrency: 4, inlineStylesheets: 'never' },
    compressHTML: true,
    devToolbar: { enabled: false },
    image: { service: passthroughImageService() },
    integrations: [react(), forecourt(options)],
    vite: { cacheDir: `${cacheDirectory}/vite` },
  };
}

import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { routes as table, type Route } from '#routes/table.ts';
import { adoptStyles } from './client/adopt-styles.ts';
import { bundledPackages } from './bundled-packages.ts';
import { lateStyles } from './client/late-styles.ts';
import { pageSheets } from './client/page-sheets.ts';
import { searchPackages } from './client/search-packages.ts';
import { staticParts } from './static/static-parts.ts';
import { createOwnFileHooks } from './own-files.ts';
import { registerTarget, type Target } from './target.ts';
import { templateResolver } from './template-resolver.ts';
import { virtualDealer } from './virtual-dealer.ts';

/** What the integration needs: a target, or null for a project of no dealer in particular (a kit, type checks). */
export interface ForecourtOptions {
  target: Target | null;
  template: string;
  /** Whether Astro's own renderer draws all parts, as in any project: the benchmark compares with that. */
  plain?: boolean;
  /** The pages to choose from; the real table unless a test brings its own. */
  routes?: readonly Route[];
}

/**
 * Makes an Astro project out of one dealer: injects the pages that this dealer has, redirects template imports and
 * serves `virtual:dealer`. There is no `src/pages`.
 */
export function forecourt({
  target,
  template,
  plain = false,
  routes = table,
}: ForecourtOptions): AstroIntegration {
  const sheets = pageSheets();
  return {
    name: 'forecourt',
    hooks: {
      ...createOwnFileHooks(target?.files ?? []),
      'astro:build:setup': ({ pages }) => sheets.follow(pages),
      'astro:config:setup': ({ config, injectRoute, updateConfig, addClientDirective }) => {
        for (const name of ['open', 'use']) {
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`client/client-${name}.ts`, import.meta.url)),
          });
        }
        if (target) registerTarget(target);
        for (const { pattern, entrypoint, enabled } of routes) {
          if (target && !enabled(target.site)) continue;
          injectRoute({
            pattern,
            entrypoint: fileURLToPath(new URL(`routes/${entrypoint}`, config.srcDir)),
            prerender: true,
          });
        }
        const templates = fileURLToPath(new URL('templates', config.srcDir));
        updateConfig({
          vite: {
            plugins: [
              virtualDealer(),
              templateResolver(templates, template),
              searchPackages(),
              bundledPackages(),
              plain ? null : staticParts(),
              sheets.plugin,
              lateStyles(),
              adoptStyles(),
            ],
          },
        });
      },
    },
  };
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData, SSRManifest } from 'astro';
import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { registerTarget, type Target } from '../target.ts';
import { readFiles, type SiteFile } from './read-files.ts';

/** A page as it was made before, when it would be the same now. */
export type KeepPage = (name: string) => Buffer | null;

/** Renders the sites of all dealers that share a template and a set of pages. */
export interface Kit {
  /** Scripts, styles, fonts and everything of `public`, the same for every dealer. */
  browserFiles: readonly SiteFile[];
  /** The texts of scripts and styles that Astro writes into pages itself. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
  /**
   * The pages of one dealer, one after the other. Only one target at a time may be rendered in a process. What `keep`
   * has for the name of a file is taken instead of rendering that page.
   */
  renderPages: (target: Target, keep?: KeepPage) => AsyncGenerator<SiteFile>;
}

/** What Astro's bundle of pages exports, as far as it is used here. */
interface PageBundle {
  app: StaticPathsApp & {
    manifest: SSRManifest;
    logger: object;
    routeCache: { clearAll: () => void };
    setInternals: (internals: object) => void;
    setOptions: (options: object) => void;
    render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
  };
}

/** The address of a page and the file that answers it, as Astro's `format: 'directory'` has them. */
function nameFile(pathname: string, { type }: RouteData): { address: string; name: string } {
  const path = pathname.replace(/^\/|\/$/g, '');
  if (type === 'endpoint') return { address: `/${path}`, name: path };
  if (path === '') return { address: '/', name: 'index.html' };
  return { address: `/${path}/`, name: path === '404' ? '404.html' : `${path}/index.html` };
}

/**
 * Gives the bundle what it would ask of a running Astro build: which styles each page has. The manifest names them in
 * their order; scripts for every page are not among our means, so a bundle that has some is none that we know.
 */
function connect({ app }: PageBundle): void {
  const { routes } = app.manifest;
  if (routes.some(({ scripts }) => scripts.length > 0)) {
    throw new Error('This Astro adds scripts to every page, which kits do not know.');
  }
  const pagesByKeys = new Map(
    routes.map(({ routeData, styles }) => [
      `${routeData.route}&${routeData.component}`,
      { styles: styles.map((sheet, order) => ({ depth: 0, order, sheet })) },
    ]),
  );
  app.setInternals({ pagesByKeys, entrySpecifierToBundleMap: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: app.logger });
}

/** What Astro writes into pages: small scripts of components, those that wake islands, and the style of islands. */
function listInline({ manifest }: PageBundle['app']): Kit['inline'] {
  const sheets = manifest.routes.flatMap(({ styles }) => styles);
  return {
    scripts: [...manifest.inlinedScripts.values(), ...manifest.clientDirectives.values(), islandScript],
    styles: [...sheets.flatMap((sheet) => (sheet.type === 'inline' ? [sheet.content] : [])), ISLAND_STYLES],
  };
}

/** What pages see as their origin in a plain build without `site`; none asks for it. */
const origin = 'http://localhost:4321';

async function* renderPages(
  app: PageBundle['app'],
  target: Target,
  keep: KeepPage = () => null,
): AsyncGenerator<SiteFile> {
  registerTarget(target);
  app.routeCache.clearAll();
  const paths = await new StaticPaths(app).getAll();
  const done = new Set<string>();
  for (const { pathname, route } of paths) {
    const { address, name } = nameFile(pathname, route);
    if (done.has(name)) continue;
    done.add(name);
    const kept = keep(name);
    if (kept) {
      yield { name, content: kept };
      continue;
    }
    const request = new Request(new URL(encodeURI(address), origin));
    const response = await app.render(request, { routeData: route }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The page ${address} could not be rendered: ${reason}`, { cause: error });
    });
    if (response.status >= 500) throw new Error(`The page ${address} was answered with ${response.status}.`);
    if (response.body) yield { name, content: Buffer.from(await response.arrayBuffer()) };
  }
}

/**
 * Opens what `buildKit` made. Nothing of Astro's or Vite's machinery is loaded, and one bundle, warm after its first
 * pages, renders every dealer: that is what makes a site cheap.
 */
export async function loadKit(folder: string): Promise<Kit> {
  const renderer = path.join(folder, 'renderer');
  const entry = readdirSync(renderer).find((name) => name.startsWith('prerender-entry.'));
  if (!entry) throw new Error(`${renderer} holds no page renderer.`);
  const bundle = (await import(pathToFileURL(path.join(renderer, entry)).href)) as PageBundle;
  connect(bundle);
  return {
    browserFiles: readFiles(path.join(folder, 'browser')),
    inline: listInline(bundle.app),
    renderPages: (target, keep) => renderPages(bundle.app, target, keep),
  };
}

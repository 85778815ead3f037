import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

type Pages = Parameters<NonNullable<AstroIntegration['hooks']['astro:build:setup']>>[0]['pages'];
type Page = Pages extends Map<string, infer One> ? One : never;

const houseName = 'house.css';

/** `src/routes/offer/offers.astro` → `offers.css`. */
const nameSheet = ({ component }: Page): string =>
  `${component.replace(/^.*\//, '').replace(/\.astro$/, '')}.css`;

/** The styles of a page in Astro's order; those of equal rank, which Astro turns around, in the order of their names. */
function sortStyles({ styles }: Page): Page['styles'][number]['sheet'][] {
  const rank = ({ order }: { order: number }): number => (order === -1 ? Infinity : order);
  const text = ({ sheet }: Page['styles'][number]): string =>
    sheet.type === 'external' ? sheet.src : sheet.content;
  return styles
    .toSorted((a, b) => rank(a) - rank(b) || b.depth - a.depth || (text(a) < text(b) ? -1 : 1))
    .map(({ sheet }) => sheet);
}

/**
 * Gives each page two stylesheets in place of one for each part: what every page of the site has (house.css, which
 * browsers keep from page to page) and what this kind of page has besides. Rules lie in cascade layers, so sheets may stand
 * in any order.
 *
 * Measured 2026-11-23: a vehicle page waits for 2 sheets of 13.2 KB (brotli), without it for 35 of 23.7 KB; twenty of them
 * made its first picture half a second later on a slow phone (2026-11-21). Do not break: what scripts fetch by name must
 * come back (late-styles.ts), and rules outside of cascade layers would depend on the order.
 */
export function pageSheets(): { plugin: Plugin; follow: (pages: Pages) => void } {
  let pages: Pages = new Map();
  const sources = new Map<string, string>();

  /** Remembers the sheets of a bundle and takes out those that pages link; what scripts fetch by name comes back later. */
  function take(bundle: Rolldown.OutputBundle): void {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        sources.set(file.fileName, String(file.source));
      }
    }
    for (const { styles } of pages.values()) {
      for (const { sheet } of styles) {
        if (sheet.type === 'external') Reflect.deleteProperty(bundle, sheet.src);
      }
    }
  }

  /** What each page that has styles is to show, in order. */
  const readPages = (): Map<Page, string[]> =>
    new Map(
      [...pages.values()]
        .filter(({ styles }) => styles.length > 0)
        .map((page) => [
          page,
          sortStyles(page).map((sheet) =>
            sheet.type === 'external' ? (sources.get(sheet.src) ?? '') : sheet.content,
          ),
        ]),
    );

  const plugin: Plugin = {
    name: 'forecourt:page-sheets',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'prerender',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        take(bundle);
        // The client comes last and may add styles of its own to a page.
        if (this.environment.name !== 'client') return;
        const emit = (name: string, texts: readonly string[]): string[] =>
          texts.length === 0
            ? []
            : [this.getFileName(this.emitFile({ type: 'asset', name, source: texts.join('') }))];
        const read = readPages();
        const lists = [...read.values()];
        const common = (lists[0] ?? []).filter((text) => lists.every((list) => list.includes(text)));
        const house = emit(houseName, common);
        for (const [page, list] of read) {
          const own = list.filter((text) => !common.includes(text));
          page.styles = [...house, ...emit(nameSheet(page), own)].map((src, order) => ({
            depth: 0,
            order,
            sheet: { type: 'external', src },
          }));
        }
      },
    },
  };
  return { plugin, follow: (found) => (pages = found) };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from './sites.ts';

/** What programs and people read in a built page, without a browser: thousands of pages take seconds. */
export interface ReadPage {
  title: string;
  /** Contents of `<meta>`, by name or property. */
  meta: Map<string, string>;
  canonical: string | null;
  /** Markup for search engines. */
  data: Record<string, unknown>[];
  /** Text of the main part as a reader sees it, spaces made one; without similar vehicles, which say other things. */
  text: string;
  /** Text of the box of a vehicle's price; '' where there is none. */
  price: string;
  crumbs: string[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decode = (text: string): string =>
  text.replace(/&(?:#(x[\da-f]+|\d+)|(\w+));/gi, (whole, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code.replace(/^x/i, '0x'))) : (entities[name] ?? whole),
  );

/** The text of some HTML, without what is not drawn. */
const readText = (html: string): string =>
  decode(html.replace(/<(script|style|template|dialog)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const between = (html: string, start: string, end: string): string => {
  const from = html.indexOf(start);
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from));
};

export function readFile(slug: string, template: string, file: string): string {
  return readFileSync(path.join(dist, slug, template, file), 'utf8');
}

export function readPage(html: string): ReadPage {
  const head = between(html, '<head>', '</head>');
  const meta = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const crumbs = between(html, '<nav class="breadcrumb"', '</nav>');
  return {
    title: decode(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
    meta: new Map(meta.map(([, name = '', content = '']) => [name, decode(content)])),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? null,
    data: [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    // Similar vehicles are the last of a page; of a vehicle that is taken the first, before its dealer.
    text: readText(
      between(html, '<main', '</main>').replace(
        /<div data-live="similar"[\s\S]*?(?=<\w+ class="dealer-box|<nav class="jump-links"|$)/,
        ' ',
      ),
    ),
    price: readText(
      between(html, '<div class="vehicle-summary__price"', 'class="vehicle-summary__note"').concat('>'),
    ),
    crumbs: [...crumbs.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => readText(item)),
  };
}

import { marked } from 'marked';
import sanitize from 'sanitize-html';
import { escapeMarkup } from '#domain/page/markup.ts';

/** Fills {placeholders} of a text with plain values; names that have no value are returned as unknown. */
export function fillPlaceholders(
  written: string,
  values: Readonly<Record<string, string>>,
): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const text = written.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) {
      unknown.push(name);
      return whole;
    }
    return escapeMarkup(values[name] ?? '');
  });
  return { text, unknown };
}

/** Characters of a legal text, and signs of Markdown in one paragraph: each sign is compared with those before it. */
const longest = 100_000;
const mostSigns = 1_000;
const grouped = new Intl.NumberFormat('en-AU');

/** Why a text is no Markdown that somebody wrote by hand, or null. */
export function explainMarkdown(written: string): string | null {
  if (written.length > longest)
    return `expected a text of at most ${grouped.format(longest)} characters, found ${grouped.format(written.length)}`;
  const isCrowded = (paragraph: string): boolean =>
    (paragraph.match(/[*_~`<>![\]()&\\]/g)?.length ?? 0) > mostSigns;
  return written.split(/\n[ \t]*\r?\n/).some(isCrowded)
    ? `expected paragraphs with at most ${grouped.format(mostSigns)} signs such as * and _, found one with more\nPart it by empty lines.`
    : null;
}

/** Markdown as HTML that is safe to place in a page: headings from h2, text, lists, tables and links only. */
export const renderMarkdown = (written: string): string =>
  sanitize(marked.parse(written, { async: false, gfm: true }), {
    allowedTags: [
      'h1',
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'br',
      'hr',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });

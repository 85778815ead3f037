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

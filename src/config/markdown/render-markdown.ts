import { Marked, type Parser, type Token, type Tokens } from 'marked';
import sanitize from 'sanitize-html';
import { escapeMarkup } from '#domain/page/markup.ts';
import { readPlainText } from '#domain/page/plain-text.ts';
import { slugify } from '#domain/site/slug.ts';

export interface MarkdownOptions {
  /** The address on the site of a picture, which the page draws in its sizes. */
  completePicture?: (address: string) => string;
  /** Where a link leads, as it is written by the page. */
  completeLink?: (href: string) => string;
  /** What a table is about where no heading stands above it. */
  subject?: string;
  /** Level of its highest heading where it is one of several texts of a page: then headings have no ids. */
  sectionLevel?: 2 | 3 | 4;
}

/** Ids that every page has already; a heading of the same words gets a number. */
export const frameIds: readonly string[] = [
  ...['content', 'mobile-menu', 'site-search', 'group-sites', 'consent-title'],
  ...['holiday-hours', 'location-chooser'],
];

const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');

/** Words of a link that are a phone number, as people write one. */
const phoneNumber = /^[+\d() ]+$/;

const isImage = (token: Token): token is Tokens.Image => token.type === 'image';
const holdsImage = (token: Token): boolean =>
  isImage(token) || ('tokens' in token && token.tokens?.some(holdsImage) === true);

/** One text in progress: which ids are taken, and what was last spoken of. */
class Drawing {
  readonly #ids = new Map<string, number>(frameIds.map((id) => [id, 1]));
  readonly #options: MarkdownOptions;
  #subject: string;

  constructor(options: MarkdownOptions) {
    this.#options = options;
    this.#subject = options.subject ?? '';
  }

  heading(parser: Parser, { tokens, depth }: Tokens.Heading): string {
    const words = parser.parseInline(tokens);
    this.#subject = readPlainText(words).trim();
    const { sectionLevel } = this.#options;
    // The page, or the section, has a heading above these.
    const level = Math.min(4, Math.max(sectionLevel ?? 2, depth));
    const id = sectionLevel === undefined ? this.#nameHeading() : undefined;
    return `<h${level}${attributes({ id })}>${words}</h${level}>\n`;
  }

  #nameHeading(): string {
    const id = slugify(this.#subject) || 'part';
    const count = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }

  /** Pictures are blocks, which a paragraph cannot hold: those between words follow them. */
  paragraph(parser: Parser, { tokens }: Tokens.Paragraph): string {
    const shown = tokens.filter((token) => token.raw.trim() !== '');
    const figures = shown.filter(holdsImage).map((token) => this.#figure(parser, token));
    const words = tokens.filter((token) => !holdsImage(token));
    const paragraph = figures.length < shown.length ? `<p>${parser.parseInline(words)}</p>` : '';
    return `${[paragraph, ...figures].filter(Boolean).join('\n')}\n`;
  }

  #figure(parser: Parser, token: Token): string {
    const title = isImage(token) ? token.title : null;
    const words = title ? `<figcaption>${escapeMarkup(title)}</figcaption>` : '';
    return `<figure>${parser.parseInline([token])}${words}</figure>`;
  }

  image({ href, text }: Tokens.Image): string {
    return `<img${attributes({ src: this.#options.completePicture?.(href) ?? href, alt: text })}>`;
  }

  link(parser: Parser, { href, tokens }: Tokens.Link): string {
    const whole = this.#options.completeLink?.(href) ?? href;
    const words = parser.parseInline(tokens);
    // A phone number stays on one line.
    return `<a${attributes({ href: whole })}>${phoneNumber.test(words) ? words.replaceAll(' ', '\u00a0') : words}</a>`;
  }

  table(parser: Parser, { header, rows }: Tokens.Table): string {
    const cell = (tag: string, { tokens, align }: Tokens.TableCell): string =>
      `<${tag}${attributes({ scope: tag === 'th' ? 'col' : undefined, class: align ? `align-${align}` : undefined })}>${parser.parseInline(tokens)}</${tag}>`;
    const row = (cells: readonly Tokens.TableCell[]): string =>
      `<tr>${cells.map((one) => cell('td', one)).join('')}</tr>`;
    // A corner without words heads nothing.
    const head = `<thead><tr>${header.map((one) => cell(one.text === '' ? 'td' : 'th', one)).join('')}</tr></thead>`;
    const body = `<tbody>${rows.map(row).join('')}</tbody>`;
    const region = { class: 'table-scroll', tabindex: 0, role: 'region', 'aria-label': this.#subject };
    return `<div${attributes(region)}><table>${head}${body}</table></div>\n`;
  }
}

/** HTML of an author is left out, but for a line break in a cell of a table; `check` tells so. */
const keepBreak = ({ text }: { text: string }): string => (/^<br\s*\/?>$/i.test(text.trim()) ? '<br>' : '');

/** Markdown as HTML that is safe to place in a page: headings from h2 with ids, text, lists, tables, pictures, links. */
export function renderMarkdown(written: string, options: MarkdownOptions = {}): string {
  const drawing = new Drawing(options);
  const marked = new Marked({ gfm: true }).use({
    renderer: {
      heading(token) {
        return drawing.heading(this.parser as Parser, token);
      },
      paragraph(token) {
        return drawing.paragraph(this.parser as Parser, token);
      },
      link(token) {
        return drawing.link(this.parser as Parser, token);
      },
      table(token) {
        return drawing.table(this.parser as Parser, token);
      },
      image: (token) => drawing.image(token),
      html: keepBreak,
    },
  });
  return sanitize(marked.parse(written, { async: false }), allowed);
}

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'code', 'pre', 'a', 'br', 'hr'],
    ...['blockquote', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    ...{ h2: ['id'], h3: ['id'], h4: ['id'], a: ['href'], ol: ['start'] },
    ...{ th: ['scope', 'class'], td: ['class'], div: ['class', 'tabindex', 'role', 'aria-label'] },
    img: ['src', 'alt'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

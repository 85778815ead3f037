/** Raw elements: their content is no text of the page and ends only with their own end tag. */
const RAW = 'script|style|noscript|title|textarea|iframe|noembed|noframes|xmp';
/** Other elements whose content is no text of the page; they may be nested. */
const hidden: readonly string[] = ['template', 'svg', 'math', 'object', 'select'];
/** Elements whose end parts paragraphs. */
const blocks: readonly string[] = ['p', 'li', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Everything but text: a raw element with its content (up to the end of the text when it is not closed), a comment, a
 * tag, a declaration. A '<' before anything but a name belongs to the text: 'tow < 3t'.
 */
const markup = new RegExp(
  [
    `<(${RAW})(?=[\\s/>]|$)[^>]*(?:>[^]*?(?:</\\1(?=[\\s/>]|$)[^>]*>?|$)|$)`,
    '<!--(?:-?>|[^]*?(?:--!?>|$))',
    // Attributes in quotes may hold anything. Where a quote is not closed, the next '>' ends the tag.
    `<(?<slash>/?)(?<name>[a-z][\\w:-]*)(?![\\w:-])(?:(?:"[^"]*"|'[^']*'|[^<>"'])*>|[^<>]*>)`,
    '<[!?][^<>]*>',
  ].join('|'),
  'gi',
);

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};

/**
 * The text that a browser would show for HTML from elsewhere, without running it. Breaks and ends of blocks become new
 * lines.
 */
export function readPlainText(html: string): string {
  let plain = '';
  let from = 0;
  let depth = 0;
  for (const found of html.matchAll(markup)) {
    const [tag] = found;
    const { slash, name = '' } = found.groups ?? {};
    if (depth === 0) plain += html.slice(from, found.index);
    from = found.index + tag.length;
    const element = name.toLowerCase();
    if (hidden.includes(element)) {
      if (slash) depth = Math.max(0, depth - 1);
      else if (!tag.endsWith('/>')) depth += 1;
    } else if (depth === 0 && (element === 'br' || (slash && blocks.includes(element)))) plain += '\n';
  }
  if (depth === 0) plain += html.slice(from);
  return plain.replace(/&(?:nbsp|lt|gt|quot|#39|apos|amp);/g, (entity) => entities[entity] ?? entity);
}

import sax from 'sax';

/** What is known of a drawing: its size in CSS pixels, and what keeps it from being published. */
export interface SvgFacts {
  /** Null where it states none; then the page cannot keep its place. */
  size: { width: number; height: number } | null;
  /** What it must not hold, in words, each with the line on which it begins. */
  faults: { line: number; found: string }[];
}

/** Elements that run, embed or fetch something, whatever their prefix. */
const forbiddenElements = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
]);

/** What a drawing may refer to: parts of itself, and pixels that stand in it. */
const isInside = (address: string): boolean => /^\s*(#|data:image\/(png|jpe?g|gif|webp);)/i.test(address);
const localName = (name: string): string => name.replace(/^.*:/, '').toLowerCase();

/** Pixels of a length, by its unit; null for a share of the page, which is no size. */
const pixels: Readonly<Record<string, number>> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16 },
  ...{ mm: 96 / 25.4, cm: 96 / 2.54, in: 96 },
};
function readLength(written: string | undefined): number | null {
  const [, number = '', unit = ''] = /^([\d.]+)\s*([a-z]*)$/i.exec((written ?? '').trim()) ?? [];
  const length = Number(number) * (pixels[unit.toLowerCase()] ?? NaN);
  return length > 0 ? length : null;
}

/** The size that the outermost element states, by width and height or by its view box. */
function readSize({ width, height, viewBox = '' }: Record<string, string | undefined>): SvgFacts['size'] {
  const [, , boxWidth = NaN, boxHeight = NaN] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box = boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : null;
  const wide = readLength(width);
  const high = readLength(height);
  const size =
    wide && high
      ? { width: wide, height: high }
      : box && wide
        ? { width: wide, height: (wide * box.height) / box.width }
        : box && high
          ? { width: (high * box.width) / box.height, height: high }
          : box;
  return size && { width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) };
}

/** What only the letters of the whole text show. A sign that XML spells by a number ends or begins none of these. */
const forbiddenMarkup: readonly [form: RegExp, found: string][] = [
  [/<!ENTITY/i, 'an entity declaration'],
  [
    /<!DOCTYPE(?!\s+svg(?:\s+PUBLIC\s+(["'])[^"'<>[\]]*\1\s+(["'])[^"'<>[\]]*\2)?\s*>)/i,
    'a document type of its own',
  ],
  // An attribute that a declaration gives to elements, such as an event handler, stands in none of them.
  [/<!ATTLIST/i, 'an attribute declaration'],
  [/<\?xml-stylesheet/i, 'a style sheet elsewhere'],
  // Browsers end an instruction here, and other readers only later: each sees other elements.
  [/\?\?>/, 'an instruction that ends in ??>'],
  [
    /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!(?:utf-?8|us-ascii|iso-8859-1)["'])/i,
    'an encoding that is not UTF-8',
  ],
];

/** A style as browsers read it in the end: it may spell each letter by its number. */
const spellOut = (style: string): string =>
  style.replaceAll(
    /\\(?:([\da-f]{1,6})(?:\r\n|[ \t\n\r\f])?|([^\n\r\f\da-f]))/gi,
    (_, hex?: string, letter = '') => {
      if (hex === undefined) return letter as string;
      const point = Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );

/** Whether a url(…) of a style leads out of the drawing. */
const leaves = (style: string): boolean =>
  [...style.matchAll(/url\(\s*["']?/gi)].some(({ 0: opening, index }) => {
    const address = style.slice(index + opening.length, index + opening.length + 40);
    return !isInside(address) && !/^["')]/.test(address);
  });

/** What a style holds that fetches something; also attributes such as `fill` are styles. */
function judgeStyle(written: string): string[] {
  const style = spellOut(written);
  return [
    ...(/@import/i.test(style) ? ['a style sheet elsewhere (@import)'] : []),
    ...(/image-set\(/i.test(style) ? ['a choice of pictures (image-set)'] : []),
    ...(leaves(style) ? ['a url(…) that leads elsewhere'] : []),
  ];
}

function judgeAttribute(element: string, attribute: string, value: string): string[] {
  const key = localName(attribute);
  // Elements of web pages bring what drawings have not: forms, frames, pages that lead on.
  if (attribute.startsWith('xmlns') && value.trim() === 'http://www.w3.org/1999/xhtml')
    return ['elements of web pages'];
  if (key.startsWith('on')) return [`the event handler ${attribute}`];
  // It changes where each reference of the drawing leads.
  if (attribute === 'xml:base') return ['a base for its references'];
  const animated = key === 'attributename' ? localName(value.trim()) : '';
  if (animated === 'href' || animated.startsWith('on')) return [`<${element}> that changes ${animated}`];
  if ((key === 'href' || key === 'src') && !isInside(value))
    return [`a reference to "${value.slice(0, 80)}"`];
  return judgeStyle(value);
}

const lineOf = (text: string, at: number): number => text.slice(0, Math.max(at, 0)).split('\n').length;

/** Characters that a drawing may have: those of programs have some hundred thousand at most, and each check reads all of them. */
const longest = 1_000_000;

/** Faults of one drawing that are told: it is not published for the first. */
const mostTold = 20;

/** As XML that no document type changes: entities of web pages are an error. */
const options = { strictEntities: true, trim: false };
/** No length of a part is an error: a path may be as long as the drawing. */
Object.assign(sax, { MAX_BUFFER_LENGTH: Infinity });

/**
 * Reads a drawing; null for a text that is none. A drawing with a fault must not be published: it could run or fetch.
 * Elements, attributes and styles are judged as they are read, because their letters may be spelt in many ways.
 */
export function readSvg(text: string): SvgFacts | null {
  let root: Record<string, string> | null = null;
  const faults: SvgFacts['faults'] = [];
  if (text.length > longest)
    return { size: null, faults: [{ line: 1, found: 'more than a million characters' }] };
  const tell = (line: number, found: string): void => {
    if (faults.length < mostTold) faults.push({ line, found });
  };
  for (const [form, found] of forbiddenMarkup) {
    const at = text.search(form);
    if (at >= 0) tell(lineOf(text, at), found);
  }

  const parser = sax.parser(true, options);
  const tellHere = (found: string): void => tell(parser.line + 1, found);
  let elements = 0;
  /** The text of a style that is being read, and the line on which it began; browsers leave out the comments in it. */
  let style: { text: string; line: number } | null = null;
  const hear = (more: string): void => {
    if (style) style.text += more;
  };
  parser.onattribute = ({ name, value }) => {
    for (const found of judgeAttribute(parser.tag.name, name, value)) tellHere(found);
  };
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    const local = localName(name);
    if (elements === 1 && local === 'svg') root = attributes as Record<string, string>;
    if (forbiddenElements.has(local)) tellHere(`<${name}>`);
    if (style) tellHere(`<${name}> in a style`);
    if (local === 'style') style = { text: '', line: parser.line + 1 };
  };
  parser.ontext = hear;
  parser.oncdata = hear;
  parser.onclosetag = (name) => {
    if (!style || localName(name) !== 'style') return;
    for (const found of judgeStyle(style.text)) tell(style.line, found);
    style = null;
  };
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(text).close();
  } catch (error) {
    const [reason = ''] = String((error as Error).message).split('\n');
    tellHere(`a text that browsers cannot read as XML (${reason})`);
  }
  return root === null ? null : { size: readSize(root), faults };
}

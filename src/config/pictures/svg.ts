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

/** Faults of an element, each with the letters by which its line is found. */
function judgeElement(name: string, attributes: Record<string, string>): [found: string, mark: string][] {
  const local = localName(name);
  const animated = localName(attributes['attributeName'] ?? '');
  return [
    ...(forbiddenElements.has(local) ? ([[`<${name}>`, `<${name}`]] as [string, string][]) : []),
    ...(animated === 'href' || animated.startsWith('on')
      ? ([[`<${name}> that changes ${animated}`, animated]] as [string, string][])
      : []),
    ...Object.entries(attributes).flatMap(([attribute, value]): [string, string][] => {
      const key = localName(attribute);
      // Elements of web pages bring what drawings have not: forms, frames, pages that lead on.
      if (attribute.startsWith('xmlns') && value.trim() === 'http://www.w3.org/1999/xhtml')
        return [['elements of web pages', attribute]];
      if (key.startsWith('on')) return [[`the event handler ${attribute}`, attribute]];
      const leaves = (key === 'href' || key === 'src') && !isInside(value);
      return leaves ? [[`a reference to "${value.slice(0, 80)}"`, `${attribute}`]] : [];
    }),
  ];
}

/** What is judged by the letters of the whole text: it may stand in styles and in attributes. */
const forbiddenTexts: readonly [form: RegExp, found: string][] = [
  [/<!ENTITY/i, 'an entity declaration'],
  [
    /<!DOCTYPE(?!\s+svg(?:\s+PUBLIC\s+(["'])[^"'<>[\]]*\1\s+(["'])[^"'<>[\]]*\2)?\s*>)/i,
    'a document type of its own',
  ],
  // An attribute that a declaration gives to elements, such as an event handler, stands in none of them.
  [/<!ATTLIST/i, 'an attribute declaration'],
  [/<\?xml-stylesheet/i, 'a style sheet elsewhere'],
  [
    /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!(?:utf-?8|us-ascii|iso-8859-1)["'])/i,
    'an encoding that is not UTF-8',
  ],
  [/@import/i, 'a style sheet elsewhere (@import)'],
  [/image-set\(/i, 'a choice of pictures (image-set)'],
  [
    /url\(\s*(?:["']|&quot;|&#39;|&apos;)?\s*(?!#|data:image\/(?:png|jpe?g|gif|webp)|["'&])/i,
    'a url(…) that leads elsewhere',
  ],
];

/** A character by its number; nothing for a number that is none. */
const character = (digits: string, base: number): string => {
  const point = Number.parseInt(digits, base);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
};

/** A text as browsers read it in the end: XML and styles may spell each letter by its number. */
const spellOut = (text: string): string =>
  text
    .replaceAll(/&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi, (_, hex?: string, decimal = '0') =>
      hex === undefined ? character(decimal as string, 10) : character(hex, 16),
    )
    .replaceAll(/\\(?:([\da-f]{1,6})[ \t]?|([^\n\da-f]))/gi, (_, hex?: string, letter = '') =>
      hex === undefined ? (letter as string) : character(hex, 16),
    );

const lineOf = (text: string, at: number): number => text.slice(0, Math.max(at, 0)).split('\n').length;

/** Characters that a drawing may have: those of programs have some hundred thousand at most, and each check reads all of them. */
const longest = 1_000_000;

/** Faults of one drawing that are told: it is not published for the first. */
const mostTold = 20;

/** As XML that no document type changes: entities of web pages are an error. */
const options = { strictEntities: true, trim: false };
/** No length of a part is an error: a path may be as long as the drawing. */
Object.assign(sax, { MAX_BUFFER_LENGTH: Infinity });

/** Reads a drawing; null for a text that is none. A drawing with a fault must not be published: it could run or fetch. */
export function readSvg(text: string): SvgFacts | null {
  let root: Record<string, string> | null = null;
  const faults: SvgFacts['faults'] = [];
  if (text.length > longest)
    return { size: null, faults: [{ line: 1, found: 'more than a million characters' }] };
  // The line of each is counted from the beginning.
  const tell = (found: string, findAt: () => number): void => {
    if (faults.length < mostTold) faults.push({ line: lineOf(text, findAt()), found });
  };
  const read = spellOut(text);
  for (const [form, found] of forbiddenTexts) {
    const at = text.search(form);
    if (at >= 0) tell(found, () => at);
    else if (form.test(read)) tell(`${found}, spelt by numbers`, () => read.search(form));
  }
  let elements = 0;
  const parser = sax.parser(true, options);
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    const written = attributes as Record<string, string>;
    if (elements === 1 && localName(name) === 'svg') root = written;
    for (const [found, mark] of judgeElement(name, written)) tell(found, () => text.indexOf(mark));
  };
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(text).close();
  } catch (error) {
    const [reason = ''] = String((error as Error).message).split('\n');
    tell(`a text that browsers cannot read as XML (${reason})`, () => parser.position);
  }
  return root === null ? null : { size: readSize(root), faults };
}

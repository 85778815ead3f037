import { marked, type Token } from 'marked';
import { findBrokenMarks } from './broken-marks.ts';
import { explainMarkdown } from './limits.ts';

/** Something in a Markdown text that somebody should look at. `offset` counts characters of the text. */
export interface TextFault {
  offset: number;
  message: string;
  severity: 'error' | 'warning';
}

/** A link or picture of a text, and where it stands. */
export interface TextAddress {
  href: string;
  offset: number;
}

/** What a text leads to and shows, and what a page would leave out of it. */
export interface JudgedText {
  links: TextAddress[];
  pictures: (TextAddress & { alt: string })[];
  faults: TextFault[];
}

const explainHtml = (raw: string): string =>
  `expected Markdown, found the HTML ${raw.length > 60 ? `${raw.slice(0, 57)}…` : raw}, which pages leave out\n` +
  'Write it as Markdown: **bold**, [words](/address/), ![what it shows](picture.webp), ## heading. Put a \\ before a < that is meant as a sign.';
const explainHeading =
  'found a heading with one #, which is drawn as one with ##: the title is the heading of the page\nWrite ##.';

/** Signs that Word puts before the lines of a list; for Markdown they are letters. */
const pastedBullet = /^[ \t]*([•·▪‣◦●])[ \t\u00a0]/m;
const explainBullet = (sign: string): string =>
  `found ${sign} before a line, pasted from a document: the lines would run together\nBegin each line of a list with a hyphen and a blank.`;

/** A note, a break, or the end of an element whose beginning is told. */
const isHarmless = (raw: string): boolean => /^(<!--[^]*-->|<br\s*\/?>|<\/[^>]*>)$/i.test(raw.trim());

/**
 * Reads what stands in a Markdown text. The parser knows no positions, but its pieces come in the order of the text, so
 * that each is looked for after the one before it.
 */
export function judgeMarkdown(written: string): JudgedText {
  const judged: JudgedText = { links: [], pictures: [], faults: [] };
  const obstacle = explainMarkdown(written);
  if (obstacle !== null) {
    judged.faults.push({ offset: 0, message: obstacle, severity: 'error' });
    return judged;
  }
  let reached = 0;
  const locate = (raw: string): number => {
    const found = written.indexOf(raw.trimEnd(), reached);
    if (found < 0) return reached;
    reached = found;
    return found;
  };
  const read = (token: Token): void => {
    if (token.type === 'link')
      judged.links.push({ href: token['href'] as string, offset: locate(token.raw) });
    else if (token.type === 'image')
      judged.pictures.push({
        href: token['href'] as string,
        alt: token['text'] as string,
        offset: locate(token.raw),
      });
    else if (token.type === 'html' && !isHarmless(token.raw))
      judged.faults.push({
        offset: locate(token.raw),
        message: explainHtml(token.raw.trim().split('\n', 1)[0] ?? ''),
        severity: 'error',
      });
    else if (token.type === 'heading' && token['depth'] === 1)
      judged.faults.push({ offset: locate(token.raw), message: explainHeading, severity: 'warning' });
    else if (token.type === 'text' && !('tokens' in token))
      for (const { raw, message } of findBrokenMarks(token.raw))
        judged.faults.push({ offset: locate(raw), message, severity: 'warning' });
  };
  const bullet = pastedBullet.exec(written);
  if (bullet?.[1] !== undefined)
    judged.faults.push({
      offset: bullet.index + bullet[0].indexOf(bullet[1]),
      message: explainBullet(bullet[1]),
      severity: 'warning',
    });
  marked.walkTokens(marked.lexer(written, { gfm: true }), read);
  return judged;
}

import { readPlainText } from '../plain-text.ts';

/** A heading within a text, and its anchor. */
export interface TextHeading {
  id: string;
  words: string;
}

/** Headings of a text's main parts, as `config/markdown` writes them. */
export const listHeadings = (html: string): TextHeading[] =>
  [...html.matchAll(/<h2 id="([^"]*)">([^]*?)<\/h2>/g)].map(([, id = '', words = '']) => ({
    id,
    words: readPlainText(words).trim(),
  }));

import { readPlainText } from '../plain-text.ts';

/** A picture within a text, by its address as the text names it. */
export interface TextPicture {
  src: string;
  alt: string;
}

/** As `config/markdown` writes it. */
const picture = /<img src="([^"]*)" alt="([^"]*)" \/>/g;

/** The HTML of a text in pieces, of which each picture is one, so that the page draws it in its sizes. */
export function splitPictures(html: string): (string | TextPicture)[] {
  const pieces: (string | TextPicture)[] = [];
  let from = 0;
  for (const found of html.matchAll(picture)) {
    const [whole, src = '', alt = ''] = found;
    pieces.push(html.slice(from, found.index), { src: readPlainText(src), alt: readPlainText(alt) });
    from = found.index + whole.length;
  }
  return [...pieces, html.slice(from)];
}

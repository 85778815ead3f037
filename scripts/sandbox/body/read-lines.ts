import { readPieces } from './read-pieces.ts';

/** A line of a body, or null for one that is too long and was skipped. */
export type BodyLine = string | null;

/** Lines of a body as they come in; empty ones are skipped. Of a line over `longest` characters nothing is kept. */
export async function* readLines(request: Pick<Request, 'body'>, longest: number): AsyncGenerator<BodyLine> {
  const decoder = new TextDecoder();
  let rest = '';
  let isSkipping = false;
  for await (const piece of readPieces(request)) {
    const lines = decoder.decode(piece, { stream: true }).split('\n');
    for (const [at, text] of lines.entries()) {
      if (!isSkipping) rest += text;
      if (rest.length > longest) {
        isSkipping = true;
        rest = '';
      }
      if (at === lines.length - 1) break;
      if (isSkipping) yield null;
      else if (rest.trim() !== '') yield rest;
      isSkipping = false;
      rest = '';
    }
  }
  rest += decoder.decode();
  if (isSkipping) yield null;
  else if (rest.trim() !== '') yield rest;
}

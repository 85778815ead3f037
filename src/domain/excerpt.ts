/*
 * Cuts and parts any text: offers use it too. What a vehicle page makes of its dealer's comments is `comments.ts`.
 */

/** Cuts a text at `length` characters and adds an ellipsis; null when it is short enough to stand in full. */
export const cutExcerpt = (text: string, length: number, from = length): string | null =>
  text.length > from ? `${text.slice(0, length).trimEnd()}…` : null;

/** Plain paragraphs of a dealer's text: tags are dropped, breaks and block ends part paragraphs. */
export function readParagraphs(text: string): string[] {
  const plain = text
    .replace(/<br\s*\/?>|<\/(p|li|div|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&');
  return plain
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The values of `[a, `b, c`]` or of one bare value, without blanks and backticks around them. */
export const splitValues = (text: string): string[] =>
  cutValues(text)
    .map((value) => value.replaceAll('`', '').trim())
    .filter((value, at) => value !== '' || (at === 0 && !isList(text)));

const isList = (text: string): boolean => text.startsWith('[') && text.endsWith(']');

/** The same with their backticks. */
export function cutValues(text: string): string[] {
  if (!isList(text)) return [text.trim()];
  const values: string[] = [];
  let value = '';
  let isQuoted = false;
  for (const character of text.slice(1, -1)) {
    if (character === '`') isQuoted = !isQuoted;
    if (character === ',' && !isQuoted) {
      values.push(value.trim());
      value = '';
    } else value += character;
  }
  values.push(value.trim());
  return values.filter((entry) => entry !== '');
}

/** The values of `[a, `b, c`]` or of one bare value, without blanks and backticks around them. */
export function splitValues(text: string): string[] {
  if (!(text.startsWith('[') && text.endsWith(']'))) return [stripBackticks(text)];
  const values: string[] = [];
  let value = '';
  let isQuoted = false;
  for (const character of text.slice(1, -1)) {
    if (character === '`') isQuoted = !isQuoted;
    if (character === ',' && !isQuoted) {
      values.push(stripBackticks(value));
      value = '';
    } else value += character;
  }
  values.push(stripBackticks(value));
  return values.filter((entry) => entry !== '');
}

const stripBackticks = (text: string): string => text.trim().replaceAll('`', '').trim();

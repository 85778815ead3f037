/** A line that begins in a column where none of its neighbours begins. 0-based. */
export interface IndentFault {
  line: number;
  column: number;
  message: string;
}

interface Level {
  column: number;
  /** Whether its lines begin with a hyphen. */
  item: boolean;
}

const isSetting = (text: string): boolean => /^(?:(?:"[^"]*"|'[^']*')\s*|[\w/<*][^#]*?):(\s|$)/.test(text);
const isItem = (text: string): boolean => /^-(\s|$)/.test(text);
const withoutComment = (text: string): string => text.replace(/(^|\s)#[^]*$/, '').trimEnd();
/** Whether what stands below a line may begin further right. */
function opens(text: string): boolean {
  const last = text.split(/\s+/).findLast((word, at) => at === 0 || !/^[&!]/.test(word)) ?? '';
  return last === '-' || last.endsWith(':');
}
const opensText = (text: string): boolean => /(:|^-|\s-)\s+[|>][-+\d]*$/.test(text);

/** A text in quotes up to its end, or to that of the line: then it stays, and nothing behind it is looked at again. */
const quoted = /"(?:[^"\\]|\\.?)*("|$)|'(?:[^']|'')*('|$)/g;
const withoutQuotes = (text: string): string =>
  text.replace(quoted, (whole, double?: string, single?: string) => (double || single ? '' : whole));
const opensQuote = (text: string): boolean => /(^|[:[{,-])\s*["']/.test(withoutQuotes(text));
/** Brackets that a line opens and does not close; below zero those that it closes. */
const countBrackets = (text: string): number =>
  [...withoutQuotes(text)].reduce(
    (sum, letter) => sum + ('[{'.includes(letter) ? 1 : ']}'.includes(letter) ? -1 : 0),
    0,
  );

const columns = (count: number): string => (count === 1 ? 'one column' : `${count} columns`);

function explain(text: string, at: number, levels: readonly Level[]): string {
  // `-{ name: hero }` is a text for YAML, and no entry of the list.
  if (/^-[^\s\d.-]/.test(text)) return `A blank is missing behind the hyphen.\nWrite - ${text.slice(1)}`;
  const fitting = levels.filter(({ item }) => item === isItem(text));
  const candidates = (fitting.length > 0 ? fitting : levels).map(({ column }) => column);
  // Of two that are as near, the one above is the likelier neighbour.
  const nearest = candidates.reduce((best, column) =>
    Math.abs(column - at) <= Math.abs(best - at) ? column : best,
  );
  const other =
    nearest > at ? candidates.findLast((column) => column < at) : candidates.find((column) => column > at);
  return (
    `This line begins ${columns(Math.abs(at - nearest))} ${at > nearest ? 'right' : 'left'} of its neighbours.\n` +
    `Let it begin in column ${nearest + 1}, as they do${other === undefined ? '' : `, or in column ${other + 1}`}.`
  );
}

/** The first line that is indented unlike its neighbours, or null when that is not what is wrong with a file. */
export function findIndentFault(written: string): IndentFault | null {
  let levels: Level[] = [];
  let open = true;
  let brackets = 0;
  /** Lines further right than this belong to a long text (`|` or `>`). */
  let textBelow: number | null = null;
  for (const [line, whole] of written.split(/\r?\n/).entries()) {
    const text = withoutComment(whole.trimStart());
    const at = whole.length - whole.trimStart().length;
    if (textBelow !== null && (whole.trim() === '' || at > textBelow)) continue;
    textBelow = null;
    if (brackets > 0) {
      brackets = Math.max(0, brackets + countBrackets(text));
      continue;
    }
    if (text === '' || /^(---|\.\.\.|%)/.test(whole)) continue;
    if (/^ *\t/.test(whole)) return null;
    const top = levels.at(-1)?.column ?? -1;
    const below = levels.filter(({ column }) => column <= at);
    const known = below.some(({ column, item }) => column === at && (!item || isItem(text)));
    if (at > top && !open) {
      // A long text may go on in the next line.
      if (!isSetting(text) && !isItem(text)) continue;
      return { line, column: at, message: explain(text, at, levels) };
    }
    if (at <= top && !known) return { line, column: at, message: explain(text, at, levels) };
    levels = below;
    let column = at;
    let rest = text;
    for (let item = isItem(rest); ; item = isItem(rest)) {
      if (!levels.some((level) => level.column === column && level.item === item))
        levels.push({ column, item });
      if (!item) break;
      const content = rest.slice(1).trimStart();
      column += rest.length - content.length;
      rest = content;
      if (!isSetting(rest) && !isItem(rest)) break;
    }
    if (opensQuote(text)) return null;
    brackets = Math.max(0, countBrackets(text));
    open = opens(text);
    if (opensText(text)) textBelow = at;
  }
  return null;
}

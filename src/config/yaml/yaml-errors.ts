import { isScalar, visit, type Document, type YAMLError } from 'yaml';
import { findIndentFault } from './yaml-indent.ts';
import { findDuplicates, type TextFault } from './yaml-traps.ts';

const lineAt = (written: string, offset: number): string =>
  written.slice(written.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

/** Where texts in quotes begin, in their order. */
function listQuotes(document: Document.Parsed): number[] {
  const starts: number[] = [];
  visit(document, {
    Scalar(_key, node) {
      const start = node.range?.[0];
      if (isScalar(node) && /^QUOTE/.test(node.type ?? '') && start !== undefined) starts.push(start);
    },
  });
  return starts;
}

/** What a value is that the parser stopped at: the rest of its line. */
const valueOf = (line: string): string => line.replace(/^[^:]*:\s+/, '').trim();

/** `'Nord's Autos'`; `quote` is the one that ended the text too early. */
function explainQuotes(value: string, quote: string): string {
  const other = quote === "'" ? '"' : "'";
  const inner = value.endsWith(quote) ? value.slice(1, -1) : value;
  // In braces nobody knows where the value was meant to end.
  const isWhole = value.startsWith(quote) && !inner.includes(other);
  const advice = isWhole ? ` Write ${other}${inner}${other}.` : '';
  return `The text in quotes ends before this. Use other quotes around a value that has ${quote} in it.${advice}`;
}

/** `{ brand: #ff0000 }`: the comment swallows the bracket. */
function explainOpenBracket(bracket: string, written: string, offset: number): TextFault {
  const swallowed = /:[ \t]+(#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))(?=[\s,}\]])/i.exec(
    lineAt(written, offset - 1),
  );
  if (swallowed) {
    const start = written.lastIndexOf('\n', offset - 2) + 1;
    return {
      offset: start + swallowed.index + swallowed[0].indexOf('#'),
      message: `found ${swallowed[1]} without quotes: # begins a comment, which ends with the line.\nWrite "${swallowed[1]}".`,
    };
  }
  const pair = bracket === ']' ? '[ is closed by ]' : '{ is closed by }';
  return { offset, message: `A ${bracket} is missing before this: what begins with ${pair}.` };
}

const tabFault = 'This line is indented with a tab. Use spaces: YAML does not accept tabs.';

const unexplained = 'This is not valid YAML';

/** A broken position in words a marketer can act on. */
function explainError(error: YAMLError, findQuotes: () => readonly number[], written: string): TextFault {
  const offset = error.pos[0];
  const line = lineAt(written, offset);
  const say = (message: string, at = offset): TextFault => ({ offset: at, message });
  if (error.code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) return say(tabFault);
  if (error.code === 'MULTIPLE_DOCS')
    return say('A line of --- starts a second document. One file holds one dealer.');
  const unclosed = /must be sufficiently indented and end with a (.)/.exec(error.message)?.[1];
  if (unclosed) return explainOpenBracket(unclosed, written, offset);
  const quote = /Missing closing (.)quote/.exec(error.message)?.[1];
  if (quote)
    return say(
      `A text begins with ${quote} and does not end with it. Close it with ${quote}, or put other quotes around it.`,
      // The text in quotes that was open when the parser gave up.
      findQuotes().findLast((start) => start < offset) ?? offset,
    );
  const value = valueOf(line);
  if (error.code === 'BAD_ALIAS' || (error.code === 'UNEXPECTED_TOKEN' && value.startsWith('*')))
    return say('A value starts with *, which YAML reads as a reference. Put it in quotes.');
  if (error.code === 'BAD_SCALAR_START')
    return say(`A value cannot start with ${written[offset]}. Put it in quotes.`);
  if (error.code === 'TAG_RESOLVE_FAILED')
    return say('A value starts with !, which YAML reads as a kind of value. Put it in quotes.');
  const ended = /["'](?=[ \t]*$)/.exec(written.slice(Math.max(0, offset - 20), offset))?.[0];
  if (ended && (error.code === 'UNEXPECTED_TOKEN' || error.code === 'MISSING_CHAR'))
    return say(explainQuotes(value, ended));
  const opened = /\{\w+\}\s*$/.exec(written.slice(Math.max(0, offset - 100), offset))?.[0];
  if (error.code === 'UNEXPECTED_TOKEN' && opened !== undefined)
    return say(
      `A value that starts with ${opened.trim()} is a group of settings for YAML. Put the whole value in quotes: '${opened}…'.`,
      offset - opened.length,
    );
  if (error.code === 'UNEXPECTED_TOKEN' && /^\{\w+\}\s+\S|^\[[^\]]*\]\s+\S/.test(value))
    return say(
      `A value that starts with ${value[0]} is a group or a list for YAML. Put the whole value in quotes.`,
    );
  if (error.code === 'UNEXPECTED_TOKEN' && /^[|>]/.test(value))
    return say(`What follows ${value[0]} begins on the next line, further right.`);
  if (/nested mappings|compact mapping/i.test(error.message))
    return say(
      /: .*:(\s|$)/.test(line)
        ? /^[“‘„]/.test(value)
          ? 'The quotes around this value are curly, which YAML takes for letters. Write straight ones: " or \'.'
          : 'This line has a second ": " in it. Put the whole value in quotes.'
        : 'This line has a value, and the next one begins further right. Let both begin in the same column.',
    );
  if (error.code === 'MULTILINE_IMPLICIT_KEY' || /followed by map values/.test(error.message)) {
    const [, set, to = ''] = /^\s*(?:- )?([\w-]+)\s*=\s*(\S[^]*)?$/.exec(line) ?? [];
    if (set !== undefined) return say(`A setting is written with a colon, not with =. Write ${set}: ${to}`);
    const [, name, rest] = /^\s*(?:- )?([\w-]+):(\S.*)$/.exec(line) ?? [];
    return say(
      name !== undefined
        ? `A space is missing after the colon. Write ${name}: ${rest}`
        : 'expected a setting in the form `name: value` on this line; no colon with a space after it was found',
    );
  }
  const sign = written[offset]?.trim();
  if (sign && error.code === 'UNEXPECTED_TOKEN' && / at node end/.test(error.message))
    return say(
      `This value is over for YAML before ${sign}, and more of it follows. Put the whole value in quotes.`,
    );
  return say(`${unexplained}: ${error.message.split('\n')[0]?.replace(/\.$/, '')}.`);
}

/** Whether a line that is indented wrongly explains what the parser stumbled over: it is that line, or the next one. */
function explains(fault: { line: number }, error: YAMLError, stumbled: number, written: string): boolean {
  if (error.code === 'TAB_AS_INDENT') return false;
  const between = written.split('\n').slice(stumbled + 1, fault.line);
  return fault.line >= stumbled && between.every((line) => /^\s*(#|$)/.test(line));
}

/** Lines that are explained; whoever has put so many right runs the check again. */
const mostExplained = 500;

/**
 * Everything that keeps a file from being read, one fault a line; one wrong indent upsets all that follows. `lineOf` is
 * the line of a position, from 1.
 */
export function explainErrors(
  document: Document.Parsed,
  written: string,
  lineOf: (offset: number) => number,
): TextFault[] {
  const [first] = document.errors;
  const misread = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED');
  const fault = first ? findIndentFault(written) : null;
  if (first && fault && explains(fault, first, lineOf(first.pos[0]) - 1, written)) {
    const start = written.split('\n').slice(0, fault.line).join('\n').length + (fault.line > 0 ? 1 : 0);
    return [{ offset: start + fault.column, message: fault.message }];
  }
  // Of a line the first is told, and looking at a long line for each of its thousands would take hours.
  const known = new Set<number>();
  const isFirst = (error: YAMLError): boolean => {
    const line = lineOf(error.pos[0]);
    return !known.has(line) && known.size < mostExplained && Boolean(known.add(line));
  };
  let quotes: readonly number[] | null = null;
  const findQuotes = (): readonly number[] => (quotes ??= listQuotes(document));
  const faults = [
    ...[...document.errors, ...misread]
      .filter(isFirst)
      .map((error) => explainError(error, findQuotes, written)),
    ...findDuplicates(document),
  ];
  // A tab ends the group that it stands in, and the lines after it seem to be wrong as well.
  const tabs = faults.filter(({ message }) => message === tabFault);
  // What nobody can explain follows, as a rule, from what stands above it.
  const told = faults.filter(({ message }, index) => index === 0 || !message.startsWith(unexplained));
  const byLine = new Map<number, TextFault>();
  for (const found of tabs.length > 0 ? tabs : told) {
    const line = lineOf(found.offset);
    if (!byLine.has(line)) byLine.set(line, found);
  }
  return [...byLine.values()];
}

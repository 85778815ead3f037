import { createPositionFinder, type Position } from '../markdown/position.ts';
import { findMergeMarks } from '../yaml/pasted-marks.ts';
import { parseYamlFile, type YamlFile } from '../yaml/yaml-file.ts';

/** A Markdown file in its two parts. Positions of both are those of the file. */
export interface FrontMatter {
  /** The settings between the lines of `---`. */
  yaml: YamlFile;
  /** The Markdown after them. */
  body: string;
  /** Line and column, both from 1, of a character of the body. */
  position: (offset: number) => Position;
}

const missing =
  'expected settings at the top: a line of ---, then title: and the title of the page, then a line of ---, found none';
/** What stands where the first line of --- should, with what to do; null where nothing like it does. */
function explainBeginning(text: string): string | null {
  const [, blank = '', line = ''] = /^(\s*)([^\n]*)/.exec(text) ?? [];
  if (/^---[ \t]*$/.test(line) && blank !== '')
    return 'expected --- in the first line, found an empty line above it\nDelete what stands above it.';
  if (/^(?:-{2}|-{4,}|[—–]+-*)[ \t]*$/.test(line))
    return `expected a line of three hyphens, ---, found ${line.trim()}\nType three hyphens; Word joins them to a dash. The line after the settings is the same.`;
  return /^title:/i.test(line)
    ? 'expected a line of --- above the settings, found none\nWrite --- above title:, and once more below the last setting.'
    : null;
}

const open =
  'expected a second line of --- after the settings at the top, found none\nPut it between settings and text.';

/** Characters that settings of a page may have. What is read of them takes some eighty times as much memory. */
const longest = 100_000;

/** A file whose settings cannot be found. */
function refuse(file: string, message: string): FrontMatter {
  const start = { line: 1, column: 1 };
  return {
    yaml: { file, value: {}, problems: [{ ...start, path: '', message }], locate: () => start },
    body: '',
    position: () => start,
  };
}

/** A file in which two versions stand. */
function refuseMerged(file: string, text: string): FrontMatter | null {
  const marks = findMergeMarks(text);
  const [first] = marks;
  if (!first) return null;
  const find = createPositionFinder(text);
  const problems = marks.map(({ offset, message }) => ({ ...find(offset), path: '', message }));
  const start = find(first.offset);
  return { yaml: { file, value: {}, problems, locate: () => start }, body: '', position: () => start };
}

/** The line behind the settings. */
const endLine = /^---[ \t]*(?:\n|$)/m;

/** How many characters of a Markdown file stand in front of its text: those of its settings. */
export const measureSettings = (text: string): number => endLine.exec(text.slice(3))?.index ?? 0;

/** Parts a Markdown file with plain line breaks. What is wrong with its settings is a problem of `yaml`. */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const merged = refuseMerged(file, text);
  if (merged) return merged;
  const begin = /^---[ \t]*\n/.exec(text);
  if (!begin) return refuse(file, explainBeginning(text) ?? missing);
  const rest = text.slice(begin[0].length);
  const end = endLine.exec(rest);
  if (!end) return refuse(file, open);
  if (end.index > longest)
    return refuse(file, 'expected settings of at most 100,000 characters above the text, found more');
  const bodyStart = begin[0].length + end.index + end[0].length;
  const find = createPositionFinder(text);
  return {
    // The line of --- becomes an empty one, so that lines are counted as in the file.
    yaml: parseYamlFile(file, `\n${rest.slice(0, end.index)}`),
    body: text.slice(bodyStart),
    position: (offset) => find(bodyStart + offset),
  };
}

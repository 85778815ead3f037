import type { TextFault } from './yaml-traps.ts';

/** Spaces that YAML takes for letters; editors draw them as spaces. */
const oddSpace = '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';
/** Where such a space was meant to part names and values: in the indent, after a name, at the end of a line. */
const structural = new RegExp(
  `^[ ]*${oddSpace}|(?<=^[ -]*\\w[\\w-]*:)${oddSpace}|${oddSpace}(?=[ ]*$)`,
  'gmu',
);
/** Characters without a width; the mark at the beginning of a file says that it is UTF-8. */
const invisible = /(?<!^)[\u200b\u2060\ufeff]/gu;
const mergeMark = /^(<{7} .*|={7}|>{7} .*)$/gm;

const oddSpaceFault =
  'A non-breaking space stands here, pasted from a document or a web page. It looks like a space, but YAML reads a letter.\n' +
  'Delete it and type a space.';
const invisibleFault =
  'An invisible character stands here, pasted from a document or a web page.\nDelete it, or type the line anew.';
const mergeFault =
  'Two versions of this file were merged, and both stand here, between the lines <<<<<<< and >>>>>>>.\n' +
  'Keep the lines of one version and delete the others, with the three lines of signs.';

const findAll = (written: string, form: RegExp, message: string): TextFault[] =>
  [...written.matchAll(form)].map((match) => ({
    offset: match.index + match[0].length - 1,
    message,
  }));

/** The beginning of each pair of versions that a merge left in a file. */
export function findMergeMarks(written: string): TextFault[] {
  const merged = [...written.matchAll(mergeMark)];
  return merged.some(([mark]) => mark.startsWith('>'))
    ? merged
        .filter(([mark]) => mark.startsWith('<'))
        .map(({ index }) => ({ offset: index, message: mergeFault }))
    : [];
}

/** What came into a file by pasting or merging; until it is gone, the parser finds fault with everything around it. */
export function findPastedMarks(written: string): TextFault[] {
  const merged = findMergeMarks(written);
  return merged.length > 0
    ? merged
    : [...findAll(written, structural, oddSpaceFault), ...findAll(written, invisible, invisibleFault)];
}

import { visit, type Document } from 'yaml';
import type { TextFault } from './yaml-traps.ts';

/** References that a file may have. Each is looked up from the top of the file, so thousands take minutes. */
export const mostReferences = 300;

/** The first reference too many; null while a file has few. */
export function findReferenceTooMany(document: Document): TextFault | null {
  let count = 0;
  let offset: number | null = null;
  visit(document, {
    Alias(_key, { range }) {
      count += 1;
      if (count <= mostReferences) return undefined;
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  if (offset === null) return null;
  return { offset, message: `found more than ${mostReferences} references (*name). Write the values out.` };
}

/**
 * Why values that references repeat are too much, or null: whoever reads settings copies each of them.
 *
 * @param length characters of all values as JSON
 */
export const explainRepeated = (length: number, written: string): TextFault | null =>
  length <= 20 * written.length + 100_000
    ? null
    : {
        offset: 0,
        message:
          'The references in this file (&name and *name) repeat long values too often. Name fewer of them, or shorter ones.',
      };

/** What is wrong with references, which the parser follows last. */
export function explainReferences(document: Document, error: Error): TextFault {
  let faulty: { offset: number; name: string } | null = null;
  if (error.message.startsWith('Unresolved alias'))
    visit(document, {
      Alias(_key, alias) {
        if (alias.resolve(document) !== undefined) return undefined;
        faulty = { offset: alias.range?.[0] ?? 0, name: alias.source };
        return visit.BREAK;
      },
    });
  const missing = faulty as { offset: number; name: string } | null;
  if (missing)
    return {
      offset: missing.offset,
      message: `*${missing.name} refers to a value named &${missing.name}, which this file does not have above.\nPut it in quotes if it is a text.`,
    };
  if (error.message.startsWith('Merge sources')) return { offset: 0, message: `<<: ${error.message}.` };
  return {
    offset: 0,
    message: 'The references in this file (&name and *name) repeat without end. Write the values out.',
  };
}

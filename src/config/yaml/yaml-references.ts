import { visit, type Document } from 'yaml';
import type { TextFault } from './yaml-traps.ts';

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

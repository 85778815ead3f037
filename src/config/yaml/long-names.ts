import { isScalar, visit, type Document } from 'yaml';
import type { TextFault } from './yaml-traps.ts';

/** Letters of the name of a setting: addresses of redirects are the longest. Each problem below one names it. */
const longest = 2_000;

/** The first name that is none, or null. */
export function findLongName(document: Document): TextFault | null {
  let fault: TextFault | null = null;
  visit(document, {
    Pair(_key, { key }) {
      if (!isScalar(key) || String(key.value).length <= longest) return undefined;
      const message = `expected names of settings of at most 2,000 letters, found one of ${String(key.value).length.toLocaleString('en-AU')}`;
      fault = { offset: key.range?.[0] ?? 0, message };
      return visit.BREAK;
    },
  });
  return fault;
}

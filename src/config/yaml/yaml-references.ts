import { isAlias, isCollection, isPair, isScalar, visit, type Alias, type Document, type Node } from 'yaml';
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

const endless = 'The references in this file (&name and *name) repeat without end. Write the values out.';
const tooOften =
  'The references in this file (&name and *name) repeat long values too often. Name fewer of them, or shorter ones.';

/** The node that each reference names: the last one before it that has the name. */
function findTargets(document: Document): Map<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, {
    Alias(_key, alias) {
      const target = anchors.get(alias.source);
      if (target) targets.set(alias, target);
    },
    Value(_key, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return targets;
}

/**
 * Why what references repeat is too much, or null: whoever reads settings copies each value as often as it is named, and a value
 * that holds itself has no end. Each node is weighed once.
 */
export function explainRepeated(document: Document, written: string): TextFault | null {
  const targets = findTargets(document);
  if (targets.size === 0) return null;
  const known = new Map<unknown, number>();
  /** Letters of a node with all that is repeated in it. */
  const weigh = (node: unknown): number => {
    if (isAlias(node)) return weigh(targets.get(node));
    if (isScalar(node)) return String(node.value).length + 1;
    if (isPair(node)) return weigh(node.key) + weigh(node.value);
    if (!isCollection(node)) return 1;
    const former = known.get(node);
    if (former !== undefined) return former;
    known.set(node, Infinity);
    const sum = node.items.reduce<number>((letters, item) => letters + weigh(item), 2);
    known.set(node, sum);
    return sum;
  };
  const letters = weigh(document.contents);
  if (letters === Infinity) return { offset: 0, message: endless };
  return letters <= 20 * written.length + 100_000 ? null : { offset: 0, message: tooOften };
}

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
  return { offset: 0, message: endless };
}

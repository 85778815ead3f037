import { UnreadableValue, type Fields } from './clean/cleaner.ts';
import type { MappingRule } from './mapping/schema.ts';
import type { Notes } from './notes.ts';

const same = (left: unknown, right: unknown): boolean =>
  String(left).toLowerCase() === String(right).toLowerCase();

/** Corrects fields by the explicit rules of a mapping, in order; each use is a note. */
export function applyRules(
  rules: MappingRule[],
  fields: Fields,
  row: Fields,
  notes: Pick<Notes, 'add'>,
): void {
  for (const rule of rules) {
    if (!Object.entries(rule.when).every(([name, wanted]) => same(fields[name], wanted))) continue;
    for (const [name, to] of Object.entries(rule.set)) {
      if (typeof to !== 'object') fields[name] = to;
      else fields[name] = match(rule.name, name, String(row[to.from] ?? ''), to);
    }
    notes.add(Object.keys(rule.set).join(', '), `corrected by the rule "${rule.name}"`);
  }
}

function match(rule: string, name: string, text: string, to: { from: string; match: string }): string {
  const found = new RegExp(to.match, 'iu').exec(text)?.[1];
  if (!found)
    throw new UnreadableValue(
      `${name}: the rule "${rule}" finds nothing in column ${to.from}: "${text.slice(0, 80)}"`,
    );
  return found;
}

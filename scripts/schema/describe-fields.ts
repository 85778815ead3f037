export type Json = Record<string, unknown>;

/** Schemas inside of a schema that speak of the same value, or of the items of a list. */
const inner = (node: Json): Json[] =>
  [node['anyOf'], node['oneOf'], node['allOf'], node['items']]
    .flat()
    .filter((value) => typeof value === 'object') as Json[];

/**
 * A JSON schema with a sentence for each field, by its path; items of a list have the path of the list. Throws when a field
 * has none, or a sentence no field.
 */
export function describeFields(schema: Json, words: Readonly<Record<string, string>>): Json {
  const found = new Set<string>();
  const missing = new Set<string>();
  const visit = (node: Json, path: string): void => {
    for (const [name, field] of Object.entries((node['properties'] ?? {}) as Record<string, Json>)) {
      const at = `${path}${name}`;
      const word = words[at];
      if (word === undefined) missing.add(at);
      else {
        found.add(at);
        field['description'] = word;
      }
      visit(field, `${at}.`);
    }
    for (const part of inner(node)) visit(part, path);
  };
  const copy = structuredClone(schema);
  visit(copy, '');
  const spare = Object.keys(words).filter((name) => !found.has(name));
  if (missing.size > 0) throw new Error(`No description of ${[...missing].join(', ')}.`);
  if (spare.length > 0) throw new Error(`Descriptions of fields that there are not: ${spare.join(', ')}.`);
  return copy;
}

import * as v from 'valibot';
import { isGroup, type Path } from '../load/path.ts';

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  value?: Schema;
  options?: readonly unknown[];
};

/** What follows from a schema alone, worked out once: each check of a dealer walks through the same schemas. */
function once<Answer>(work: (schema: Schema) => Answer): (schema: Schema) => Answer {
  const known = new WeakMap<Schema, Answer>();
  return (schema) => {
    const found = known.get(schema);
    if (found !== undefined) return found;
    const answer = work(schema);
    known.set(schema, answer);
    return answer;
  };
}

/** The schemas for one position; unions and variants have several. */
const alternatives = once((schema): readonly Schema[] => {
  if (schema.wrapped) return alternatives(schema.wrapped);
  if (schema.type === 'union' || schema.type === 'variant')
    return (schema.options ?? []).flatMap((option) => alternatives(option as Schema));
  return [schema];
});

/** Of several kinds that are chosen by `name`, those of the name that is written. */
function choose(schemas: readonly Schema[], written: unknown): readonly Schema[] {
  const name = isGroup(written) ? written['name'] : undefined;
  const named = schemas.filter(({ entries }) => literalOf(entries?.['name']) === name);
  return name === undefined || named.length === 0 ? schemas : named;
}

const below = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;

/** The schemas of an entry of what these are the schemas of; `written` as in {@link schemasAt}. */
function step(schemas: readonly Schema[], key: string | number, written: unknown): Schema[] {
  return choose(schemas.flatMap(alternatives), written).flatMap((schema) => {
    if (typeof key === 'number') return schema.item ? [schema.item] : [];
    const entry = schema.entries && Object.hasOwn(schema.entries, key) ? schema.entries[key] : undefined;
    return entry ? [entry] : schema.type === 'record' && schema.value ? [schema.value] : [];
  });
}

/**
 * Schemas at a path of the dealer schema, best known first; empty when the schema does not know the path.
 *
 * @param written what settings say, so that of several kinds only those of the written name are followed
 */
function schemasAt(root: v.GenericSchema, path: Path, written?: unknown): Schema[] {
  let current: Schema[] = [root as Schema];
  let value = written;
  for (const key of path) {
    current = step(current, key, value);
    value = below(value, key);
  }
  return current;
}

/** The groups of settings that may stand at a path, each with its schemas by name. */
export const groupsAt = (root: v.GenericSchema, path: Path): Record<string, v.GenericSchema>[] =>
  schemasAt(root, path)
    .flatMap(alternatives)
    .flatMap(({ entries }) => (entries ? [entries] : []));

/** Names of the settings that may stand in the group at a path; `written` are the settings, where its kind follows from them. */
export const settingsAt = (root: v.GenericSchema, path: Path, written?: unknown): string[] => [
  ...new Set(
    choose(
      schemasAt(root, path, written).flatMap(alternatives),
      path.reduce<unknown>((value, key) => below(value, key), written),
    ).flatMap(({ entries }) => Object.keys(entries ?? {})),
  ),
];

/** Every position where a setting of this name may stand below the top, in the order of the schema; 0 is any entry of a list. */
export function homesOf(root: v.GenericSchema, name: string): Path[] {
  const search = (schema: Schema, at: Path): Path[] =>
    alternatives(schema).flatMap(({ item, entries }) => [
      ...(item ? search(item, [...at, 0]) : []),
      ...Object.entries(entries ?? {}).flatMap(([key, entry]) => [
        ...(key === name && at.length > 0 ? [[...at, key]] : []),
        ...search(entry, [...at, key]),
      ]),
    ]);
  return search(root as Schema, []);
}

/** What an editor shows for the setting at a path of what is written. */
export function descriptionAt(root: v.GenericSchema, path: Path, written: unknown): string | null {
  for (const schema of schemasAt(root, path, written)) {
    const description = describe(schema);
    if (description) return description;
  }
  return null;
}

const describe = (schema: Schema): string | undefined =>
  v.getDescription(schema as never) ?? (schema.wrapped ? describe(schema.wrapped) : undefined);

/** The kinds in the metadata of a schema and of its alternatives. */
const kindsOf = once((schema): ReadonlySet<unknown> => {
  const options = schema.type === 'union' ? ((schema.options ?? []) as Schema[]) : [];
  const inner = [...(schema.wrapped ? [schema.wrapped] : []), ...options].flatMap((one) => [...kindsOf(one)]);
  return new Set([v.getMetadata(schema as never)['kind'], ...inner]);
});

/** The largest number of this name in the metadata of a schema or of its alternatives; 0 where there is none. */
const numberOf = (schema: Schema, name: string): number =>
  Math.max(
    Number(v.getMetadata(schema as never)[name] ?? 0),
    schema.wrapped ? numberOf(schema.wrapped, name) : 0,
    ...(schema.type === 'union' ? (schema.options ?? []) : []).map((option) =>
      numberOf(option as Schema, name),
    ),
  );

/** A number that the schema of a text carries in its metadata; 0 where it has none, 1 for true. */
export const numberAt = (root: v.GenericSchema, path: Path, name: string): number =>
  Math.max(0, ...schemasAt(root, path).map((schema) => numberOf(schema, name)));

/** The kinds of texts that may stand at a schema, or below it. */
const kindsWithin = once((schema): ReadonlySet<unknown> => {
  const below = alternatives(schema).flatMap(({ type, item, entries, value }) => [
    ...(item ? [item] : []),
    ...Object.values(entries ?? {}),
    ...(type === 'record' && value ? [value] : []),
  ]);
  return new Set([...kindsOf(schema), ...below.flatMap((one) => [...kindsWithin(one)])]);
});

/** Every text in a value whose schema carries this kind in its metadata, and where it stands. */
export function textsOfKind(
  root: v.GenericSchema,
  value: unknown,
  kind: string,
): { path: Path; value: string }[] {
  // The schemas go down with the value, and only where there may be such a text: a file may hold many thousand others.
  const search = (schemas: readonly Schema[], at: unknown, path: Path): { path: Path; value: string }[] => {
    if (!schemas.some((schema) => kindsWithin(schema).has(kind))) return [];
    if (typeof at === 'string')
      return schemas.some((schema) => kindsOf(schema).has(kind)) ? [{ path, value: at }] : [];
    if (typeof at !== 'object' || at === null) return [];
    const entries = Array.isArray(at) ? [...at.entries()] : Object.entries(at);
    return entries.flatMap(([key, item]) => search(step(schemas, key, undefined), item, [...path, key]));
  };
  return search([root as Schema], value, []);
}

/** Every list whose entries may be of this kind, named by `name:`, such as the sections of a page. */
export function listsOfKind(root: v.GenericSchema, name: string): Path[] {
  const search = (schema: Schema, at: Path): Path[] =>
    alternatives(schema).flatMap(({ item, entries }) => [
      ...(item && alternatives(item).some(({ entries: own }) => literalOf(own?.['name']) === name)
        ? [at]
        : []),
      ...Object.entries(entries ?? {}).flatMap(([key, entry]) => search(entry, [...at, key])),
    ]);
  return search(root as Schema, []);
}

const literalOf = (schema: Schema | undefined): unknown =>
  schema?.type === 'literal' && 'literal' in schema ? schema.literal : undefined;

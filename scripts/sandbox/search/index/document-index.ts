import { type JsonObject, type JsonValue, ownValue } from '../json.ts';
import { type Field, isArrayType, isPatternField, scalarOf } from '../schema/field.ts';
import type { Schema } from '../schema/schema.ts';
import type { TokenRules } from '../text/tokenize.ts';
import { KeyIndex } from './key-index.ts';
import { NumberColumn } from './number-column.ts';
import { readPath } from './read-path.ts';
import { StringColumn } from './string-column.ts';

/** How documents that a collection keeps apart are found. */
export interface Finding {
  /** By what a document is found that is none of its fields. */
  readonly keysOf: (document: JsonObject) => readonly string[];
  /** When it came, in epoch seconds. */
  readonly cameAt: (document: JsonObject) => number;
  /** Fields of short texts: a document is found by few of their words. */
  readonly short: ReadonlySet<string>;
}

export type Column = NumberColumn | StringColumn;

/** Words of a short text that count: new ones fill the memory for as long as a document is kept. */
const mostWords = 8;

/** Changes of all indexes: a version is never that of another index. */
let changes = 0;

/**
 * What is searched of a collection, in memory: one column per indexed field, patched on every write. A document's
 * slot is its sequence number in the collection.
 */
export class DocumentIndex {
  readonly columns = new Map<string, Column>();
  readonly fields = new Map<string, Field>();
  readonly slotById = new Map<string, number>();
  readonly keys = new KeyIndex();
  readonly #finding: Finding | null;
  readonly rules: TokenRules;
  schema: Schema;
  /** Another number after each change. */
  version = ++changes;
  /** Ids by slot, in order of insertion; holes where documents were deleted. */
  ids: (string | undefined)[] = [];

  constructor(schema: Schema, finding: Finding | null = null) {
    this.#finding = finding;
    this.schema = schema;
    this.rules = {
      symbols: new Set(schema.symbols_to_index),
      separators: new Set(schema.token_separators),
    };
    for (const field of schema.fields) this.addField(field);
  }

  /** Number of documents. */
  get size(): number {
    return this.slotById.size;
  }

  /** One more than the highest slot in use or used. */
  get slotCount(): number {
    return this.ids.length;
  }

  addField(field: Field): void {
    this.version = ++changes;
    this.fields.set(field.name, field);
    const scalar = scalarOf(field.type);
    if (!field.index || isPatternField(field) || scalar === null) return;
    const column =
      scalar === 'string'
        ? new StringColumn(isArrayType(field.type), this.#rulesOf(field.name))
        : new NumberColumn(isArrayType(field.type), scalar === 'bool');
    this.columns.set(field.name, column);
  }

  #rulesOf(field: string): TokenRules {
    return this.#finding?.short.has(field) ? { ...this.rules, mostWords } : this.rules;
  }

  removeField(name: string): void {
    this.version = ++changes;
    this.fields.delete(name);
    this.columns.delete(name);
  }

  put(slot: number, id: string, document: JsonObject): void {
    this.version = ++changes;
    this.ids[slot] = id;
    this.slotById.set(id, slot);
    for (const name of this.columns.keys()) this.putField(slot, name, document);
    const { keysOf, cameAt } = this.#finding ?? {};
    if (keysOf && cameAt) this.keys.put(slot, keysOf(document), cameAt(document));
  }

  putField(slot: number, name: string, document: JsonObject): void {
    this.version = ++changes;
    const column = this.columns.get(name);
    const value =
      ownValue(document, name) ?? (this.schema.enable_nested_fields ? readPath(document, name) : undefined);
    if (column instanceof StringColumn) column.set(slot, asText(value, column.isArray));
    else column?.set(slot, asNumber(value, column.isArray));
  }

  remove(id: string): void {
    this.version = ++changes;
    const slot = this.slotById.get(id);
    if (slot === undefined) return;
    this.slotById.delete(id);
    this.ids[slot] = undefined;
    for (const column of this.columns.values()) column.set(slot, undefined);
    this.keys.remove(slot);
  }

  *slots(): Generator<number> {
    for (let slot = 0; slot < this.ids.length; slot++) if (this.ids[slot] !== undefined) yield slot;
  }
}

function asText(value: JsonValue | undefined, isArray: boolean): string | string[] | undefined {
  if (typeof value === 'string') return value;
  return isArray && Array.isArray(value)
    ? value.filter((entry): entry is string => typeof entry === 'string')
    : undefined;
}

function asNumber(value: JsonValue | undefined, isArray: boolean): number | number[] | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (!isArray || !Array.isArray(value)) return undefined;
  return value.flatMap((entry) =>
    typeof entry === 'number' || typeof entry === 'boolean' ? [Number(entry)] : [],
  );
}

import type { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';
import { conflict, notFound } from '../service-error.ts';
import type { Schema } from '../schema/schema.ts';
import type { OpenApart } from './apart.ts';
import { Collection } from './collection.ts';

/** All collections, and the aliases that point to them. Some may be kept apart, in a file of their own. */
export class CollectionStore {
  readonly #database: DatabaseSync;
  readonly #apart: OpenApart | null;
  readonly #collections = new Map<string, Collection>();
  readonly #aliases = new Map<string, string>();

  constructor(database: DatabaseSync, apart: OpenApart | null = null) {
    this.#database = database;
    this.#apart = apart;
    for (const kept of apart ? [null, apart] : [null])
      for (const row of (kept?.database ?? database)
        .prepare('select * from collections order by number')
        .all())
        this.#open(
          {
            number: row['number'] as number,
            schema: JSON.parse(row['schema'] as string) as Schema,
            nextSlot: row['next_slot'] as number,
          },
          kept,
        );
    for (const row of database.prepare('select * from aliases').all())
      this.#aliases.set(row['name'] as string, row['collection'] as string);
  }

  /** What was kept apart once stays so, whatever becomes of its fields. */
  #open(
    { number, schema, nextSlot }: { number: number; schema: Schema; nextSlot: number },
    apart: OpenApart | null,
  ): Collection {
    const database = apart?.database ?? this.#database;
    const collection = new Collection(database, number, schema, nextSlot, apart);
    this.#collections.set(schema.name, collection);
    return collection;
  }

  has(name: string): boolean {
    return this.#collections.has(name) || this.#collections.has(this.#aliases.get(name) ?? '');
  }

  /** By name or alias; 404 when neither exists. */
  find(name: string): Collection {
    const collection = this.#collections.get(name) ?? this.#collections.get(this.#aliases.get(name) ?? '');
    if (!collection) throw notFound('Collection not found');
    return collection;
  }

  /** Newest first. */
  list(): Collection[] {
    return [...this.#collections.values()].reverse();
  }

  create(schema: Schema): Collection {
    if (this.#collections.has(schema.name))
      throw conflict(`A collection with name \`${schema.name}\` already exists.`);
    const apart = this.#apart?.takes(schema) ? this.#apart : null;
    const { lastInsertRowid } = (apart?.database ?? this.#database)
      .prepare('insert into collections (name, schema) values (?, ?)')
      .run(schema.name, JSON.stringify(schema));
    return this.#open({ number: Number(lastInsertRowid), schema, nextSlot: 0 }, apart);
  }

  delete(name: string): JsonObject {
    const collection = this.#collections.get(name) ?? this.#collections.get(this.#aliases.get(name) ?? '');
    if (!collection) throw notFound(`No collection with name \`${name}\` found.`);
    const answer = collection.describe();
    collection.deleteFromDisk();
    this.#collections.delete(collection.name);
    return answer;
  }

  listAliases(): JsonObject[] {
    return [...this.#aliases].sort().map(([name, collection]) => ({ collection_name: collection, name }));
  }

  findAlias(name: string): JsonObject {
    const collection = this.#aliases.get(name);
    if (collection === undefined) throw notFound('Collection not found');
    return { collection_name: collection, name };
  }

  setAlias(name: string, collection: string): JsonObject {
    if (this.#collections.has(name))
      throw conflict(`Name \`${name}\` conflicts with an existing collection name.`);
    this.#database
      .prepare('insert or replace into aliases (name, collection) values (?, ?)')
      .run(name, collection);
    this.#aliases.set(name, collection);
    return { collection_name: collection, name };
  }

  deleteAlias(name: string): JsonObject {
    const alias = this.findAlias(name);
    this.#database.prepare('delete from aliases where name = ?').run(name);
    this.#aliases.delete(name);
    return alias;
  }
}

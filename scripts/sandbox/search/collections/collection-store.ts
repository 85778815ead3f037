import type { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';
import { conflict, notFound } from '../service-error.ts';
import type { Schema } from '../schema/schema.ts';
import { Collection } from './collection.ts';

/** All collections, and the aliases that point to them. */
export class CollectionStore {
  readonly #database: DatabaseSync;
  readonly #collections = new Map<string, Collection>();
  readonly #aliases = new Map<string, string>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    for (const row of database.prepare('select * from collections order by number').all()) {
      const schema = JSON.parse(row['schema'] as string) as Schema;
      const collection = new Collection(
        database,
        row['number'] as number,
        schema,
        row['next_slot'] as number,
      );
      this.#collections.set(schema.name, collection);
    }
    for (const row of database.prepare('select * from aliases').all())
      this.#aliases.set(row['name'] as string, row['collection'] as string);
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
    const { lastInsertRowid } = this.#database
      .prepare('insert into collections (name, schema) values (?, ?)')
      .run(schema.name, JSON.stringify(schema));
    const collection = new Collection(this.#database, Number(lastInsertRowid), schema, 0);
    this.#collections.set(schema.name, collection);
    return collection;
  }

  delete(name: string): JsonObject {
    const collection = this.#collections.get(name) ?? this.#collections.get(this.#aliases.get(name) ?? '');
    if (!collection) throw notFound(`No collection with name \`${name}\` found.`);
    const answer = collection.describe();
    this.#database.prepare('delete from collections where number = ?').run(collection.number);
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

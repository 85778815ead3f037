import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { JsonObject } from '../json.ts';

/** The stored documents of one collection, by slot. Keys of a document are kept in order. */
export class DocumentTable {
  readonly #collection: number;
  readonly #select: StatementSync;
  readonly #all: StatementSync;
  readonly #put: StatementSync;
  readonly #delete: StatementSync;
  readonly #truncate: StatementSync;
  readonly #nextSlot: StatementSync;

  constructor(database: DatabaseSync, collection: number) {
    this.#collection = collection;
    this.#select = database.prepare('select body from documents where collection = ? and slot = ?');
    this.#all = database.prepare('select slot, body from documents where collection = ? order by slot');
    this.#put = database.prepare(
      'insert or replace into documents (collection, slot, body) values (?, ?, ?)',
    );
    this.#delete = database.prepare('delete from documents where collection = ? and slot = ?');
    this.#truncate = database.prepare('delete from documents where collection = ?');
    this.#nextSlot = database.prepare('update collections set next_slot = ? where number = ?');
  }

  /** The document as JSON text. */
  readText(slot: number): string {
    const row = this.#select.get(this.#collection, slot);
    if (!row) throw new Error(`The index file lost document ${slot} of collection ${this.#collection}.`);
    return row['body'] as string;
  }

  read(slot: number): JsonObject {
    return JSON.parse(this.readText(slot)) as JsonObject;
  }

  *readAll(): Generator<{ slot: number; document: JsonObject }> {
    for (const row of this.#all.iterate(this.#collection))
      yield { slot: row['slot'] as number, document: JSON.parse(row['body'] as string) as JsonObject };
  }

  put(slot: number, document: JsonObject): void {
    this.#put.run(this.#collection, slot, JSON.stringify(document));
  }

  delete(slot: number): void {
    this.#delete.run(this.#collection, slot);
  }

  truncate(): void {
    this.#truncate.run(this.#collection);
  }

  setNextSlot(slot: number): void {
    this.#nextSlot.run(slot, this.#collection);
  }
}

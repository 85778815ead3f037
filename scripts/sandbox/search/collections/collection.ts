import type { DatabaseSync } from 'node:sqlite';
import type { Apart } from './apart.ts';
import { DocumentIndex, type Finding } from '../index/document-index.ts';
import type { JsonObject } from '../json.ts';
import { notFound } from '../service-error.ts';
import { describeCollection } from '../schema/describe-collection.ts';
import type { Schema } from '../schema/schema.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { DocumentTable } from '../storage/document-table.ts';

/** A document that is found by a key of its. */
export interface KeyedDocument {
  id: string;
  /** When it came, in epoch seconds. */
  at: number;
  /** As JSON text; null once it is deleted. */
  read: () => string | null;
}

/** One collection: its documents on disk, and what is searched of them in memory. */
export class Collection {
  readonly number: number;
  readonly index: DocumentIndex;
  readonly documents: DocumentTable;
  /** Null where any document is welcome that the schema takes. */
  readonly judge: Apart['judge'] | null;
  readonly #database: DatabaseSync;
  #nextSlot: number;

  constructor(
    database: DatabaseSync,
    number: number,
    schema: Schema,
    nextSlot: number,
    apart: Pick<Apart, 'judge' | keyof Finding> | null,
  ) {
    this.#database = database;
    this.judge = apart?.judge ?? null;
    this.number = number;
    this.index = new DocumentIndex(schema, apart);
    this.documents = new DocumentTable(database, number);
    this.#nextSlot = nextSlot;
    for (const { slot, document } of this.documents.readAll())
      this.index.put(slot, document['id'] as string, document);
  }

  get schema(): Schema {
    return this.index.schema;
  }

  get name(): string {
    return this.schema.name;
  }

  describe(): JsonObject {
    return describeCollection(this.schema, this.index.size);
  }

  slotOf(id: string): number {
    const slot = this.index.slotById.get(id);
    if (slot === undefined) throw notFound(`Could not find a document with id: ${id}`);
    return slot;
  }

  read(id: string): JsonObject {
    return this.documents.read(this.slotOf(id));
  }

  /** Stored documents of a key, in order of insertion; see `Apart`. Nothing is read before it is asked for. */
  listByKey(key: string): KeyedDocument[] {
    return this.index.keys.find(key).map(({ slot, at }) => {
      const id = this.index.ids[slot] as string;
      const read = () => (this.index.ids[slot] === id ? this.documents.readText(slot) : null);
      return { id, at, read };
    });
  }

  /** The number that the next new document gets; it is also its id when it brings none. */
  get nextSlot(): number {
    return this.#nextSlot;
  }

  /**
   * Runs writes in one transaction. What they patched in memory counts only after the commit; when storing fails,
   * the columns are patched back from the disk.
   */
  write<T>(work: (writer: CollectionWriter) => T): T {
    const touched = new Map<string, number>();
    const before = this.#nextSlot;
    try {
      return inTransaction(this.#database, () => {
        const result = work(new CollectionWriter(this, touched));
        if (this.#nextSlot !== before) this.documents.setNextSlot(this.#nextSlot);
        return result;
      });
    } catch (error) {
      this.#nextSlot = before;
      for (const [id, slot] of touched) this.#reload(id, slot);
      throw error;
    }
  }

  /** Its documents with it; who holds it must forget it. */
  deleteFromDisk(): void {
    this.#database.prepare('delete from collections where number = ?').run(this.number);
  }

  takeSlot(): number {
    return this.#nextSlot++;
  }

  /** Stores a changed schema; the caller has already patched the columns. */
  saveSchema(schema: Schema): void {
    this.#database
      .prepare('update collections set schema = ? where number = ?')
      .run(JSON.stringify(schema), this.number);
    this.index.schema = schema;
  }

  #reload(id: string, slot: number): void {
    this.index.remove(id);
    try {
      this.index.put(slot, id, this.documents.read(slot));
    } catch {
      // Not on the disk: it was new in the transaction that failed.
    }
  }
}

/** The writes of one transaction. */
export class CollectionWriter {
  readonly #collection: Collection;
  readonly #touched: Map<string, number>;

  constructor(collection: Collection, touched: Map<string, number>) {
    this.#collection = collection;
    this.#touched = touched;
  }

  put(id: string, document: JsonObject): void {
    const { index, documents } = this.#collection;
    const slot = index.slotById.get(id) ?? this.#collection.takeSlot();
    this.#touched.set(id, slot);
    documents.put(slot, document);
    index.put(slot, id, document);
  }

  delete(id: string): void {
    const slot = this.#collection.slotOf(id);
    this.#touched.set(id, slot);
    this.#collection.documents.delete(slot);
    this.#collection.index.remove(id);
  }
}

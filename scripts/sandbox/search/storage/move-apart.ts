import type { DatabaseSync } from 'node:sqlite';
import type { OpenApart } from '../collections/apart.ts';
import type { Schema } from '../schema/schema.ts';
import { inTransaction } from '../../storage/in-transaction.ts';

const asideTable =
  'create table if not exists set_aside (collection text not null, body text not null, reason text not null)';

const idOf = (body: string): unknown => {
  try {
    return (JSON.parse(body) as { id?: unknown }).id;
  } catch {
    return undefined;
  }
};

/** Copies one collection; documents whose id is there already are left out. Done again, it changes nothing. */
function copy(from: DatabaseSync, row: Record<string, unknown>, to: DatabaseSync): void {
  const name = String(row['name']);
  const documents = from
    .prepare('select body from documents where collection = ? order by slot')
    .all(Number(row['number']));
  inTransaction(to, () => {
    to.prepare('insert or ignore into collections (name, schema) values (?, ?)').run(
      name,
      String(row['schema']),
    );
    const own = to.prepare('select number, next_slot from collections where name = ?').get(name);
    const number = Number(own?.['number']);
    let slot = Number(own?.['next_slot']);
    const present = to.prepare('select body from documents where collection = ?').all(number);
    const ids = new Set(present.map(({ body }) => idOf(String(body))));
    const put = to.prepare('insert into documents (collection, slot, body) values (?, ?, ?)');
    for (const { body } of documents) {
      const id = idOf(String(body));
      if (id === undefined || !ids.has(id)) put.run(number, slot++, String(body));
    }
    to.prepare('update collections set next_slot = ? where number = ?').run(slot, number);
  });
}

/** Takes documents out of the way that would harm who lists them; they stay in the table `set_aside`. */
function setAside({ database, fault }: OpenApart): void {
  database.exec(asideTable);
  const rows = database
    .prepare('select name, collection, slot, body from documents join collections on number = collection')
    .all();
  const bad = rows.flatMap((row) => {
    const reason = fault(String(row['body']));
    return reason === null ? [] : [{ row, reason }];
  });
  if (bad.length === 0) return;
  inTransaction(database, () => {
    for (const { row, reason } of bad) {
      database
        .prepare('insert into set_aside values (?, ?, ?)')
        .run(String(row['name']), String(row['body']), reason);
      database
        .prepare('delete from documents where collection = ? and slot = ?')
        .run(Number(row['collection']), Number(row['slot']));
    }
  });
  console.warn(
    `${bad.length} stored documents cannot be listed and were set aside (table set_aside): ${bad[0]?.reason ?? ''}`,
  );
}

/**
 * Moves the collections that are kept apart out of the file of an earlier release. Each is copied and on the disk before it
 * is deleted, so a stop in between loses nothing.
 */
export function moveApart(database: DatabaseSync, apart: OpenApart): void {
  for (const row of database.prepare('select * from collections order by number').all()) {
    if (!apart.takes(JSON.parse(String(row['schema'])) as Schema)) continue;
    copy(database, row, apart.database);
    database.prepare('delete from collections where number = ?').run(Number(row['number']));
  }
  setAside(apart);
}

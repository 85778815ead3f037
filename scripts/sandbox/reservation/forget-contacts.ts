import type { DatabaseSync } from 'node:sqlite';

/** Takes people out of reservations that nobody needs to know them for any more. */
export interface ContactForgetter {
  /** Somebody wants to be forgotten: these reservations of theirs, as soon as each is over and no money is owed. */
  forget: (ids: readonly string[]) => void;
  /** Blanks what can be blanked by now. */
  sweep: () => void;
}

/**
 * A reservation that runs, or whose money is still to go back, keeps who it is for: it is an agreement that both sides
 * have to keep. One that is bought keeps it, because sales are kept by law. Every other one loses name, phone and e-mail; its
 * receipt, amounts and payments stay for the books.
 */
export function openContactForgetter(database: DatabaseSync): ContactForgetter {
  database.exec('create table if not exists forgotten (reservation text primary key) strict;');
  const add = database.prepare('insert or ignore into forgotten values (?)');
  const over = `select reservations.id from reservations join forgotten on forgotten.reservation = reservations.id
    where state in ('expired', 'cancelled', 'refunded')
    and not exists (select 1 from payments where payments.reservation = reservations.id and payments.state in ('begun', 'owed'))`;
  const blank = database.prepare(
    `update reservations set first_name = '', last_name = '', phone = '', email = '' where id in (${over})`,
  );
  const done = database.prepare("delete from forgotten where reservation in (select id from reservations where email = '')"); // oxfmt-ignore
  const sweep = (): void => {
    blank.run();
    done.run();
  };
  return {
    sweep,
    forget: (ids) => {
      for (const id of ids) add.run(id);
      sweep();
    },
  };
}

import type { PhoneReveal } from '#contract/phone-reveals.ts';
import { openStoreFile } from '../storage/open-file.ts';

export interface RevealStore {
  /** Returns when the reveal is on disk. Throws when it cannot be kept. */
  keep: (reveal: PhoneReveal) => void;
  close: () => void;
}

const table = `
create table if not exists phone_reveals (
  number integer primary key autoincrement,
  car_id text not null,
  dealership_id text not null,
  website_id text not null,
  revealed_at integer not null
);
`;

/** Keeps reveals in `phone-reveals.sqlite` of a data folder, with their time in epoch seconds. */
export function createRevealStore(dataDirectory: string): RevealStore {
  const database = openStoreFile(dataDirectory, 'phone-reveals.sqlite', table);
  const insert = database.prepare(
    'insert into phone_reveals (car_id, dealership_id, website_id, revealed_at) values (?, ?, ?, ?)',
  );
  return {
    keep: ({ car_id, dealership_id, website_id }) => {
      insert.run(car_id, dealership_id, website_id, Math.floor(Date.now() / 1_000));
    },
    close: () => database.close(),
  };
}

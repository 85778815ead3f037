import type { Dealer } from '#config/dealer.ts';
import { createLeadEndpoint } from '#config/site/create-site.ts';
import type { Lead } from '#domain/lead/lead.ts';
import type { LeadSource } from '../../../leads/telling/lead-source.ts';
import type { JsonObject } from '../../../search/json.ts';
import { openStoreFile } from '../../../storage/open-file.ts';
import { createChangeLead, type AppointmentChange } from './create-change-lead.ts';

/** Seconds in which several changes of one time are told as one: its booker may try some. */
const usualPause = 30;
/** Seconds after which nobody's day is changed by a time that was moved. */
const longestWait = 30 * 86_400;

export interface AppointmentChanges extends LeadSource {
  /**
   * Notes what has become of the time of a lead, for the service of a dealer, by slug; in place of what it was not told of that
   * time yet. On disk when it returns.
   */
  note: (first: JsonObject, change: AppointmentChange, dealer: string) => void;
  close: () => void;
}

/** Whether a dealer reads enquiries elsewhere than in the list of this server. */
function readsElsewhere(dealer: Dealer): boolean {
  const { name, keeper } = createLeadEndpoint(dealer, '');
  return name !== 'typesense' && (dealer.site.apiUrl === null || keeper !== undefined);
}

/**
 * Opens what dealers' services have yet to learn of kept times.
 *
 * @param pause seconds before a change is told
 */
export function openAppointmentChanges(dataDirectory: string, pause = usualPause): AppointmentChanges {
  const database = openStoreFile(
    dataDirectory,
    'appointment-changes.sqlite',
    `create table if not exists changes (
      first text primary key, id text not null, dealer text not null, made integer not null, lead text not null
    ) strict`,
  );
  // The time of the first one stays: somebody who goes on moving keeps a dealer waiting no longer.
  const add = database.prepare(`
    insert into changes values (?, ?, ?, ?, ?)
    on conflict (first) do update set id = excluded.id, dealer = excluded.dealer, lead = excluded.lead
  `);
  const ids = database.prepare('select id from changes where made <= ? order by made, rowid');
  const one = database.prepare('select dealer, lead from changes where id = ?');
  const remove = database.prepare('delete from changes where id = ?');
  const removeOld = database.prepare('delete from changes where made < ?');
  const now = (): number => Math.floor(Date.now() / 1_000);
  return {
    note: (first, change, dealer) => {
      const lead = createChangeLead(first, change);
      if (lead) add.run(String(first['id']), lead.id, dealer, now(), JSON.stringify(lead));
    },
    listUntold: () => {
      removeOld.run(now() - longestWait);
      return ids.all(now() - pause).map(({ id }) => String(id));
    },
    prepare: (name, dealers) => {
      const row = one.get(name);
      const dealer = dealers.find(({ site }) => site.slug === row?.['dealer']);
      if (!row || !dealer) return Promise.resolve(null);
      if (readsElsewhere(dealer))
        return Promise.resolve({ lead: JSON.parse(String(row['lead'])) as Lead, dealer: dealer.site.slug });
      remove.run(name);
      return Promise.resolve(null);
    },
    noteTold: (name) => void remove.run(name),
    close: () => database.close(),
  };
}

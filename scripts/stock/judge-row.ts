import type { ListedModels } from '#config/load/listed-models.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { listLeftOut } from './clean/schemas.ts';
import { UnreadableValue } from './clean/cleaner.ts';
import { withoutUnseen } from './clean/unseen.ts';
import { completeVehicle, createTwinId, type FeedDealer } from './complete.ts';
import { createSlug } from './clean/create-slug.ts';
import type { Fields } from './clean/cleaner.ts';
import { mapRow } from './map-row.ts';
import type { Mapping } from './mapping/schema.ts';
import { createRowNotes, type Notes } from './notes.ts';
import type { Row } from './rows/row.ts';
import type { Seen } from './seen.ts';
import { spellNames } from './clean/spell-names.ts';
import { validateVehicle } from './validate.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A vehicle for the index, or why the row is rejected. */
export type Judged = { document: VehicleDocument } | { reason: string };

/** What one run knows while it judges its rows. */
export interface Judging {
  mapping: Mapping;
  dealer: FeedDealer;
  models: ListedModels;
  notes: Pick<Notes, 'add'>;
  seen: Seen;
  vocabulary: Vocabulary;
}

/** Maps, completes and checks one row, and tells it apart from the rows before it. */
export function judgeRow(row: Row, run: Judging): Judged {
  if ('broken' in row) return { reason: row.broken };
  const notes = createRowNotes(run.notes);
  const judged = judgeValues(row, { ...run, notes });
  if ('document' in judged) notes.keep();
  return judged;
}

function judgeValues(given: Extract<Row, { values: unknown }>, run: Judging): Judged {
  const { mapping, dealer, notes, seen } = run;
  const values = withoutUnseen(given.values, (column) =>
    notes.add(column, 'characters that nobody can see left out'),
  );
  const row = { ...given, values };
  const complete = (fields: Fields): Judged =>
    validateVehicle(completeVehicle(fields, row.values, { dealer, notes, identity: mapping.identity }), {
      mapping,
      row: row.values,
    });
  try {
    const fields = spellNames(mapRow(row.values, mapping, notes), run.models, notes);
    const judged = complete(fields);
    if ('reason' in judged) return judged;
    for (const name of listLeftOut(fields, judged.document))
      notes.add(name, 'beyond what can be, left unknown');
    const { id } = judged.document;
    const twin = createTwinId(fields, row.values);
    const copy = twin === null ? null : seen.remember('row', twin, row.line);
    if (copy !== null) return { reason: `the same row as line ${copy}` };
    const before = seen.remember('id', id, row.line);
    if (before === null) return admit(judged.document, row.line, run);
    if (twin === null) return { reason: `the same vehicle as on line ${before} (id ${id})` };
    notes.add('id', 'the identity of an earlier row, told apart by the rest of the row');
    const apart = complete({ ...fields, id: twin });
    return 'reason' in apart ? apart : admit(apart.document, row.line, run);
  } catch (error) {
    if (error instanceof UnreadableValue) return { reason: error.message };
    throw error;
  }
}

/** Keeps hidden vehicles out, and slugs apart. */
function admit(document: VehicleDocument, line: number, { seen, notes, vocabulary }: Judging): Judged {
  if (!document.show_on_dealer_website) {
    return { reason: 'hidden from the website: what is in a public collection can be found by anyone' };
  }
  if (!vocabulary.admits(document))
    return { reason: 'more words and texts that no other vehicle has than a stock can have' };
  if (seen.remember('slug', document.slug, line) === null) return { document };
  notes.add('slug', 'taken already, id added');
  const slug = createSlug(document.slug, document.id);
  const again = seen.remember('slug', slug, line);
  return again === null
    ? { document: { ...document, slug } }
    : { reason: `the same address as on line ${again} (${slug})` };
}

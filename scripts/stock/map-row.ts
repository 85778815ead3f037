import { quote, UnreadableValue, type Fields, type Value } from './clean/cleaner.ts';
import { finalCleanersOf } from './clean/kinds.ts';
import { isHelp } from './clean/schemas.ts';
import { cleaners, type CleanerName } from './clean/table.ts';
import { kindOf } from './mapping/kind-of.ts';
import type { FieldMapping, Mapping } from './mapping/schema.ts';
import type { Notes } from './notes.ts';
import { answerPriceType, type PriceTypes } from './price-type.ts';
import { applyRules } from './rules.ts';

/** Turns one row of a feed into fields of a vehicle. Throws an UnreadableValue that names the field. */
export function mapRow(row: Fields, mapping: Mapping, notes: Pick<Notes, 'add'>): Fields {
  const entries = Object.entries(mapping.fields);
  const fields: Fields = {};
  const stated: PriceTypes = {};
  for (const [name, field] of entries) fields[name] = readField(name, field, row, { notes, stated });
  applyRules(mapping.rules, fields, row, notes);
  answerPriceType(fields, stated, notes);
  for (const [name, field] of entries) {
    if ('without' in field && field.without) fields[name] = takeOff(name, fields, field.without, notes);
  }
  for (const [name, value] of Object.entries(fields)) {
    const field = mapping.fields[name];
    const from = field && 'from' in field ? field.from : null;
    // Last, because rules and the mapping itself write values, too.
    fields[name] = clean(value, finalCleanersOf(kindOf(name)), { name, from }, { notes, stated });
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

interface Telling {
  notes: Pick<Notes, 'add'>;
  /** Price types that words beside an amount state, by the fields of the amounts. */
  stated: PriceTypes;
}

/** A value after some cleaners; `from` is its column, null for what no column says. Throws an UnreadableValue that names both. */
function clean(
  given: Value,
  steps: readonly CleanerName[],
  { name, from }: { name: string; from: string | null },
  { notes, stated }: Telling,
): Value {
  let value = given;
  try {
    for (const step of steps) {
      const { value: next, note, times = 1, priceType } = cleaners[step](value, name);
      value = next;
      if (note !== undefined) notes.add(name, note, { times });
      if (priceType !== undefined) stated[name] = priceType;
    }
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    if (!isHelp(name))
      throw new UnreadableValue(`${name}${from === null ? '' : ` (column ${from})`}: ${error.message}`);
    notes.add(name, 'cannot be read, left unknown');
    return null;
  }
  return value;
}

function readField(name: string, field: FieldMapping, row: Fields, telling: Telling): Value {
  if ('value' in field) return field.value;
  const { from } = field;
  const value = clean(row[from] ?? null, field.clean, { name, from }, telling);
  return field.values ? replace(name, value, field.values, telling.notes) : value;
}

function replace(
  name: string,
  value: Value,
  values: Record<string, Value>,
  notes: Pick<Notes, 'add'>,
): Value {
  const found = Object.entries(values).find(([from]) => from.toLowerCase() === String(value).toLowerCase());
  if (!found || found[1] === value) return value;
  notes.add(
    name,
    found[1] === null ? `${quote(value)} read as unknown` : `${quote(value)} written as ${quote(found[1])}`,
  );
  return found[1];
}

/** Takes the words of other fields off the front: '2022 MG HS Essence' without year, make and model is 'Essence'. */
function takeOff(name: string, fields: Fields, others: string[], notes: Pick<Notes, 'add'>): Value {
  let rest = String(fields[name] ?? '');
  for (const other of others) {
    const words = String(fields[other] ?? '');
    if (words === '') continue;
    if (!rest.toLowerCase().startsWith(words.toLowerCase())) {
      notes.add(name, `left unknown: the text does not go on with the ${other}`);
      return null;
    }
    rest = rest.slice(words.length).trimStart();
  }
  return rest || null;
}

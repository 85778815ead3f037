import { quote, UnreadableValue, type Fields, type Value } from './clean/cleaner.ts';
import { finalCleanersOf } from './clean/kinds.ts';
import { isHelp } from './clean/schemas.ts';
import { cleaners } from './clean/table.ts';
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
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function readField(
  name: string,
  field: FieldMapping,
  row: Fields,
  { notes, stated }: { notes: Pick<Notes, 'add'>; stated: PriceTypes },
): Value {
  if ('value' in field) return field.value;
  let value: Value = row[field.from] ?? null;
  try {
    for (const cleaner of [...field.clean, ...finalCleanersOf(kindOf(name))]) {
      const { value: next, note, times = 1, priceType } = cleaners[cleaner](value, name);
      value = next;
      if (note !== undefined) notes.add(name, note, { times });
      if (priceType !== undefined) stated[name] = priceType;
    }
  } catch (error) {
    if (error instanceof UnreadableValue && isHelp(name)) {
      notes.add(name, 'cannot be read, left unknown');
      return null;
    }
    if (error instanceof UnreadableValue)
      throw new UnreadableValue(`${name} (column ${field.from}): ${error.message}`);
    throw error;
  }
  return field.values ? replace(name, value, field.values, notes) : value;
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

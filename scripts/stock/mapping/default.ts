import { vehicleDocument } from '#services/wire/vehicle-document.ts';
import type { CleanerName } from '../clean/table.ts';
import { fieldNames, type Mapping } from './schema.ts';

const lists = new Set(['spin_images', 'filtered_features', 'categories', 'standardEquipment']);
const flags = new Set(['reserved', 'sold', 'certified', 'preorder', 'show_on_dealer_website']);
const money = new Set(['price', 'before_price', 'offer_price', 'subscription_price']);
const dates = new Set(['created_at', 'updated_at', 'sold_date_timestamp']);

function cleanersOf(name: string): CleanerName[] {
  if (name === 'images') return ['pictures'];
  if (name === 'autograb_data') return [];
  if (lists.has(name)) return ['list'];
  if (flags.has(name)) return ['yes-or-no'];
  if (money.has(name)) return ['text', 'dollars'];
  if (dates.has(name)) return ['date'];
  if (name === 'km') return ['text', 'kilometres'];
  if (name === 'towing') return ['text', 'kilograms'];
  return isNumber(name) ? ['text', 'number'] : ['text'];
}

function isNumber(name: string): boolean {
  const entry = vehicleDocument.entries[name as keyof typeof vehicleDocument.entries] as {
    wrapped?: unknown;
  };
  const inner = entry.wrapped as { wrapped?: { type?: string } } | undefined;
  return inner?.wrapped?.type === 'number';
}

/** For feeds that use the index's own names: every column is the field of that name. */
export function createDefaultMapping(): Mapping {
  return {
    encoding: 'utf-8',
    delimiter: ',',
    identity: [],
    rules: [],
    fields: Object.fromEntries(fieldNames.map((name) => [name, { from: name, clean: cleanersOf(name) }])),
  };
}

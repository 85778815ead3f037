import { isSameName } from '../site/same-name.ts';
import { mergeBounds } from './form-steps.ts';
import { readFieldRule, type FieldName } from './field.ts';
import { readBounds, type FormField, type LeadForm, type LeadValues } from './form.ts';

/**
 * What an address may fill in, and by which further names (ROUTE-10): what somebody asks about, never who asks. A link can
 * come from anybody.
 */
const fillable: Partial<Record<FieldName, readonly string[]>> = {
  category: [],
  location: ['preferredDealership'],
  model: [],
  condition: ['car_type'],
  budget: ['vehiclePriceBudget'],
  kilometres: [],
  quantity: [],
  salesperson: ['contact'],
  position: [],
};

/** The number within its bounds, on one of its steps; null for what is none. */
function clampNumber(text: string, field: FormField): string | null {
  const number = Number(text.replace(/[$,\s]/g, ''));
  const bounds = readBounds(field);
  if (text.trim() === '' || !Number.isFinite(number) || !bounds) return null;
  const { min, max, step = 1 } = mergeBounds(bounds);
  const clamped = Math.min(max, Math.max(min, number));
  return String(min + Math.floor((clamped - min) / step) * step);
}

function readValue(field: FormField, text: string): string | null {
  const { kind, longest } = readFieldRule(field.name);
  if (kind === 'select') {
    const found = field.options?.find(
      ({ value, slug, dealership }) =>
        value === text || [slug, dealership?.slug].some((name) => isSameName(name, text)),
    );
    return found?.value ?? null;
  }
  if (kind === 'dollars' || kind === 'kilometres' || kind === 'number') return clampNumber(text, field);
  return kind === 'text' && text.length <= longest ? text : null;
}

/**
 * The values with which the address of a page fills its form, for example `?vehiclePriceBudget=25000`. A choice that the
 * form does not offer is left out, and a number comes within its bounds.
 *
 * @param search the query of the address
 */
export function readPrefill({ steps }: Pick<LeadForm, 'steps'>, search: string): LeadValues {
  const query = new URLSearchParams(search);
  const values: LeadValues = {};
  for (const field of steps.flatMap(({ fields }) => fields)) {
    const names = fillable[field.name];
    if (!names) continue;
    const said = [field.name, ...names].map((name) => query.get(name)).find((text) => text !== null);
    const value = said ? readValue(field, said) : null;
    if (value !== null) values[field.name] = value;
  }
  return values;
}

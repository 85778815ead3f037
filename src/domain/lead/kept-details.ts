import type { LeadForm, LeadValues } from './form.ts';

/** How long a browser remembers somebody's details, in milliseconds: a year. */
export const detailsLife = 365 * 24 * 3_600_000;

const kinds = ['name', 'lastName', 'email', 'phone'] as const;
/** No field takes more. */
const longest = 200;

/** Who somebody is, as the last form was told. `at` is in epoch milliseconds. */
export type KeptDetails = Partial<Record<(typeof kinds)[number], string>> & { at: number };

/** Reads stored details; null for anything else, and for details that are too old at `now` (epoch milliseconds). */
export function parseDetails(text: string, now: number): KeptDetails | null {
  try {
    const stored = JSON.parse(text) as Record<string, unknown> | null;
    const at = stored?.['at'];
    if (!stored || typeof at !== 'number' || at > now || now - at > detailsLife) return null;
    return { ...pickDetails(stored), at };
  } catch {
    return null;
  }
}

function pickDetails(values: Readonly<Record<string, unknown>>): Omit<KeptDetails, 'at'> {
  const details: Omit<KeptDetails, 'at'> = {};
  for (const kind of kinds) {
    const value = values[kind];
    if (typeof value === 'string' && value.trim() !== '' && value.length <= longest)
      details[kind] = value.trim();
  }
  return details;
}

/** What a form was told of who somebody is; nothing else of it is kept. */
export const readDetails = (typed: Readonly<Record<string, unknown>>, now: number): KeptDetails => ({
  ...pickDetails(typed),
  at: now,
});

/**
 * The values with which kept details fill a form. A form that asks for one name gets both, and one that asks for two gets
 * the last word of one as the last name.
 */
export function fillDetails({ steps }: Pick<LeadForm, 'steps'>, details: KeptDetails): LeadValues {
  const asked = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
  const full = [details.name, details.lastName].filter(Boolean).join(' ');
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- a name that somebody typed
  const [, first = full, last = ''] = /^(.+)\s+(\S+)$/.exec(full) ?? [];
  const apart = details.lastName ? details : { name: first, lastName: last };
  const known: LeadValues = {
    ...pickDetails(details),
    ...(asked.includes('lastName') ? pickDetails(apart) : { name: full }),
  };
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => value && (asked as string[]).includes(name)),
  );
}

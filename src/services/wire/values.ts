import * as v from 'valibot';
import { safeAddress } from '#domain/page/safe-address.ts';
import { visibleText } from '#domain/page/visible-text.ts';
import type { Kind } from '#domain/vehicle/fields/field.ts';
import { isShowable, kindLimits } from '#domain/vehicle/fields/limits.ts';

/** Unknown in the index is an absent field; null is read as unknown too. */
const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

export const text = optional(v.string());
export const number = optional(v.number());
export const flag = optional(v.boolean());
export const texts = optional(v.array(v.string()));

/** Nobody reads more of a name and of a text; without an end they would stop pages. */
const longest = { name: 300, text: 50_000 };

/** A text without invisible characters. A blank text is as unknown as null. */
export function known(value: string | null | undefined): string | null {
  const seen = visibleText((value ?? '').slice(0, longest.text));
  return seen.trim() ? seen : null;
}

/** What names a document and a page. */
export const id = v.pipe(
  v.string(),
  v.check(
    (value) =>
      value !== '' && value.length <= 120 && visibleText(value) === value && !/^\.{1,2}$|[/\\]/.test(value),
  ),
);
/** A name, without what nobody can see in it. */
export const name = v.pipe(
  v.string(),
  v.transform((written) => visibleText(written.slice(0, longest.name))),
);

/** A number that a page can show, or null. */
export const showable = (value: number | null | undefined, kind: Kind): number | null =>
  typeof value === 'number' && isShowable(value, kindLimits[kind]) ? value : null;

/** Where a picture or a page is, or null. */
export const readAddress = (value: string | null | undefined): string | null => safeAddress(known(value));

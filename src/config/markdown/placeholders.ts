import { escapeMarkup } from '#domain/page/markup.ts';
import { suggestNearest } from '../check/nearest.ts';

/** Words in braces that settings fill; a backslash before the brace keeps it as it is. */
const placeholder = /\\?\{(\w+)\}/g;

/** Characters that values may take in one text, which is refused for its length long before. */
const mostFilled = 200_000;

/** Characters that values may still take in several texts together; below zero once they were not filled. */
export interface FillingRoom {
  left: number;
}

/** Names of one text that are told to have no value. */
const mostUnknown = 100;

/** A name in braces that nothing fills, or nothing but an empty text, and where it stands. */
interface UnknownName {
  name: string;
  offset: number;
}

/** What to do about such a name; `values` are those that there are. */
export const explainName = (name: string, values: Readonly<Record<string, string>>): string =>
  Object.hasOwn(values, name)
    ? `{${name}} is empty, because no setting says it. Write the setting, or take the word out.`
    : `{${name}} has no value.${suggestNearest(name, Object.keys(values))} Possible are ${Object.keys(values).join(', ')}. A brace that is meant as a sign is written \\{.`;

/** A value as Markdown reads it letter by letter. */
export const escapeValue = (value: string): string =>
  escapeMarkup(value).replaceAll(/[*[\]`|~]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Fills {placeholders} of a text. `escape` makes a value fit for the text, and an escaped brace is left to Markdown, or with
 * `plain` becomes the brace alone.
 */
export function fillPlaceholders(
  written: string,
  values: Readonly<Record<string, string>>,
  {
    escape = (value) => value,
    plain = false,
    mayBeEmpty = false,
    room = { left: mostFilled },
  }: {
    escape?: (value: string) => string;
    plain?: boolean;
    mayBeEmpty?: boolean;
    room?: FillingRoom;
  } = {},
): { text: string; unknown: UnknownName[] } {
  const unknown: UnknownName[] = [];
  const text = written.replace(placeholder, (whole: string, name: string, offset: number) => {
    if (whole.startsWith('\\')) return plain ? whole.slice(1) : whole;
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : null;
    // A legal text may leave a fact out; a page would have a hole there.
    const isUnknown = value === null || (value === '' && !mayBeEmpty);
    if (isUnknown && unknown.length < mostUnknown) unknown.push({ name, offset });
    if (value === null) return whole;
    // What is longer by then is refused for its length.
    room.left -= value.length;
    return room.left < 0 ? whole : escape(value);
  });
  return { text, unknown };
}

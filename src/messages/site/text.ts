import { formatDecimal } from '#domain/site/numbers.ts';

/** Looks up one message of a dictionary and fills its {placeholders}; numbers are counts and get their separators. */
export type Text<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/**
 * Binds a feature's dictionary to a dealer's overrides from YAML (`messages:`). Where `{count}` is 1, the message whose
 * key ends in `One` is said, if there is one. An unknown placeholder stays as it is written, so that a marketer sees
 * what went wrong.
 */
export function createText<Key extends string>(
  dictionary: Readonly<Record<Key, string>>,
  overrides: Readonly<Record<string, string>>,
): Text<Key> {
  const ofOne: Readonly<Record<string, string>> = dictionary;
  return (key, values = {}) => {
    const one = values['count'] === 1 ? (overrides[`${key}One`] ?? ofOne[`${key}One`]) : undefined;
    const message = one ?? overrides[key] ?? dictionary[key];
    // Most have no placeholder, and pages ask for dozens of them.
    if (!message.includes('{')) return message;
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'number' ? formatDecimal(value) : value;
    });
  };
}

/** Words as a list: 'new, demo and used'. */
export const enumerate = (words: readonly string[]): string => new Intl.ListFormat('en-AU').format(words);

/** Looks up one message of a dictionary and fills its {placeholders}; numbers are counts and get their separators. */
export type Text<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/**
 * Binds a feature's dictionary to a dealer's overrides from YAML (`messages:`). An unknown placeholder stays as it
 * is written, so that a marketer sees what went wrong.
 */
export function createText<Key extends string>(
  dictionary: Readonly<Record<Key, string>>,
  overrides: Readonly<Record<string, string>>,
): Text<Key> {
  return (key, values = {}) =>
    (overrides[key] ?? dictionary[key]).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'number' ? value.toLocaleString('en-AU') : value;
    });
}

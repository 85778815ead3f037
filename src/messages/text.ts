/** Looks up one message of a dictionary and fills its {placeholders}; numbers are counts and get their separators. */
export type Text<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

const count = new Intl.NumberFormat('en-AU');

/**
 * Binds a feature's dictionary to a dealer's overrides from YAML (`messages:`). An unknown placeholder stays as it
 * is written, so that a marketer sees what went wrong.
 */
export function createText<Key extends string>(
  dictionary: Readonly<Record<Key, string>>,
  overrides: Readonly<Record<string, string>>,
): Text<Key> {
  return (key, values = {}) => {
    const message = overrides[key] ?? dictionary[key];
    // Most have no placeholder, and pages ask for dozens of them.
    if (!message.includes('{')) return message;
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'number' ? count.format(value) : value;
    });
  };
}

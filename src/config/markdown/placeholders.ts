/** Words in braces that settings fill; a backslash before the brace keeps it as it is. */
const placeholder = /\\?\{(\w+)\}/g;

/** A name in braces that nothing fills, and where it stands. */
interface UnknownName {
  name: string;
  offset: number;
}

/**
 * Fills {placeholders} of a text. `escape` makes a value fit for the text, and an escaped brace is left to Markdown, or with
 * `plain` becomes the brace alone.
 */
export function fillPlaceholders(
  written: string,
  values: Readonly<Record<string, string>>,
  { escape = (value) => value, plain = false }: { escape?: (value: string) => string; plain?: boolean } = {},
): { text: string; unknown: UnknownName[] } {
  const unknown: UnknownName[] = [];
  const text = written.replace(placeholder, (whole: string, name: string, offset: number) => {
    if (whole.startsWith('\\')) return plain ? whole.slice(1) : whole;
    if (Object.hasOwn(values, name)) return escape(values[name] ?? '');
    unknown.push({ name, offset });
    return whole;
  });
  return { text, unknown };
}

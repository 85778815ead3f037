import { createJsonSchemas } from '#config/check/json-schema.ts';
import { openLibrary } from '#config/load/library.ts';
import { readMessages } from '#config/load/messages.ts';
import { readTemplateNames } from '#config/load/templates.ts';

/** A setting or a text that a dealer file may have, with what holds without a word of the dealer. */
export interface Word {
  name: string;
  usual: string;
  /** What it is for; empty where the words speak for themselves. */
  help: string;
}

interface Schema {
  description?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const show = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Every setting below a schema. Entries of a list are written `[]`. */
function listSettings(schema: Schema, name: string): Word[] {
  const below = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
      listSettings(child, name === '' ? key : `${name}.${key}`),
    ),
    ...(schema.items ? listSettings(schema.items, `${name}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((option) => listSettings({ ...option, description: '' }, name)),
  ];
  const own =
    name !== '' && schema.description
      ? [{ name, usual: show(schema.default), help: schema.description }]
      : [];
  return [...own, ...below];
}

/** All settings of dealer files, then all texts of the site, as `_defaults.yaml` and `src/messages` have them. */
export async function listWords(directory: string): Promise<{ settings: Word[]; texts: Word[] }> {
  const library = openLibrary(directory);
  const texts = await readMessages();
  const defaults = library.yaml('_defaults.yaml')?.value ?? {};
  const names = { templates: readTemplateNames(), messages: [], groups: [], brands: [], partners: [] };
  const { dealer } = createJsonSchemas(defaults, names);
  const settings = new Map(listSettings(dealer as Schema, '').map((word) => [word.name, word]));
  return {
    settings: [...settings.values()],
    texts: Object.entries(texts).map(([name, usual]) => ({ name, usual, help: '' })),
  };
}

const matches = ({ name, usual, help }: Word, wanted: string): boolean =>
  `${name} ${usual} ${help}`.toLowerCase().includes(wanted.toLowerCase());

const format = ({ name, usual, help }: Word): string =>
  `  ${name}: ${usual}`.trimEnd() + (help === '' ? '' : `\n      ${help}`);

/** The list as it is printed; `wanted` narrows it to what has these letters in its name, value or help. */
export function formatWords(
  { settings, texts }: Awaited<ReturnType<typeof listWords>>,
  wanted: string,
): string {
  const chosen = (words: readonly Word[]): string[] =>
    words.filter((word) => matches(word, wanted)).map(format);
  const some = [chosen(settings), chosen(texts)] as const;
  if (some.every((lines) => lines.length === 0)) return `No setting and no text has "${wanted}" in it.`;
  return [
    ...(some[0].length > 0
      ? ['Settings, with what holds where a dealer file says nothing:', ...some[0]]
      : []),
    ...(some[1].length > 0 ? ['Texts, by the key under messages:, with the usual words:', ...some[1]] : []),
  ].join('\n');
}

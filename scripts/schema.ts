import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { format } from 'oxfmt';
import { parse } from 'yaml';
import { createJsonSchemas } from '#config/check/json-schema.ts';
import { openLibrary } from '#config/load/library.ts';
import { readMessages } from '#config/load/messages.ts';
import { readTemplateNames } from '#config/load/templates.ts';
import { createOpenApi } from './schema/openapi.ts';

/**
 * Writes the JSON Schema that editors read through the first line of every dealer file, and the OpenAPI document of the
 * dealer API. A written schema is current also
 * when brands or groups were added since: they are data, and an editor takes names that it does not offer.
 */
const program = new Command('npm run schema --')
  .description(
    'Write dealers/.schema/*.json, which give editors completion and hover help for dealer files, and src/contract/openapi.json, which describes the dealer API.',
  )
  .option('--check', 'write nothing; exit code 1 when the written schema is not current')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const { check } = program.opts<{ check?: boolean }>();
const folder = 'dealers/.schema';
const { printWidth } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as { printWidth: number };

const readWritten = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Names of groups and brands: those there are, or to compare with, those that the written schema offers. */
function listNames(setting: 'group' | 'brands' | 'partners', layers: string): string[] {
  if (!check) return openLibrary('dealers').names(layers).sort();
  const written = JSON.parse(readWritten(`${folder}/dealer.json`) || '{}') as WrittenSchema;
  const { examples, anyOf = [], items } = written.properties?.[setting] ?? {};
  return (
    items?.properties?.['name']?.examples ?? examples ?? anyOf.flatMap(({ items }) => items?.examples ?? [])
  );
}

interface WrittenNames {
  examples?: string[];
  anyOf?: { items?: { examples?: string[] } }[];
  items?: { properties?: Record<string, { examples?: string[] }> };
}

interface WrittenSchema {
  properties?: Partial<Record<string, WrittenNames>>;
}

const schemas = createJsonSchemas(
  parse(readFileSync('dealers/_defaults.yaml', 'utf8')) as Record<string, unknown>,
  {
    templates: readTemplateNames(),
    messages: Object.keys(await readMessages()).sort(),
    groups: listNames('group', '_groups'),
    brands: listNames('brands', '_brands'),
    partners: listNames('partners', '_partners'),
  },
);

mkdirSync(folder, { recursive: true });
const stale: string[] = [];
const files = Object.entries<object>(schemas).map(
  ([name, schema]) => [`${folder}/${name}.json`, schema] as const,
);
for (const [file, schema] of [...files, ['src/contract/openapi.json', createOpenApi()] as const]) {
  const { code: text } = await format(file, JSON.stringify(schema), { printWidth });
  if (readWritten(file) === text) continue;
  stale.push(file);
  if (!check) writeFileSync(file, text);
}
if (check && stale.length > 0) {
  console.error(
    `${stale.join(' and ')} ${stale.length === 1 ? 'is' : 'are'} not current: run npm run schema`,
  );
  process.exitCode = 1;
} else console.log(stale.length > 0 ? `Wrote ${stale.join(' and ')}` : 'The schema is current');

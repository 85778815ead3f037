import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dealerSchema } from '#config/schema.ts';

interface Json {
  properties: Record<string, Json>;
  description?: string;
  default?: unknown;
}

const dealer = JSON.parse(readFileSync('dealers/.schema/dealer.json', 'utf8')) as Json;

describe('JSON Schema for editors', () => {
  test('the committed one is current (if not: npm run schema)', () => {
    const printed = execFileSync(process.execPath, ['scripts/schema.ts', '--check'], { encoding: 'utf8' });
    expect(printed.trim()).toBe('The schema is current');
  });

  test('knows every setting, each with help on hover', () => {
    expect(Object.keys(dealer.properties).sort()).toEqual(Object.keys(dealerSchema.entries).sort());
    for (const [name, schema] of Object.entries(dealer.properties))
      expect(schema.description, name).toBeTruthy();
  });

  test('shows the defaults of _defaults.yaml', () => {
    expect(dealer.properties['stock']?.properties['soldWindowDays']?.default).toBe(3);
  });

  test('the defaults name their schema in the first line', () => {
    expect(readFileSync('dealers/_defaults.yaml', 'utf8').split('\n')[0]).toBe(
      '# yaml-language-server: $schema=.schema/dealer.json',
    );
  });

  test.each(['team', 'reviews'])('%s.yaml is completed as dealer files are, with help on hover', (name) => {
    const file = JSON.parse(readFileSync(`dealers/.schema/${name}.json`, 'utf8')) as Json;
    const entry = (file.properties[name] as unknown as { items: Json }).items;
    for (const [key, setting] of Object.entries({ ...file.properties, ...entry.properties }))
      expect(setting.description, key).toBeTruthy();
    for (const written of globSync(`tests/dealers/sites/*/${name}.yaml`))
      expect(readFileSync(written, 'utf8').split('\n')[0], written).toBe(
        `# yaml-language-server: $schema=../.schema/${name}.json`,
      );
  });

  test.each(globSync('dealers/.schema/*.json'))(
    '%s is one that editors take: no type is named twice',
    (file) => {
      const twice: unknown[] = [];
      JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
        if (key === 'type' && Array.isArray(value) && new Set(value).size < value.length) twice.push(value);
        return value;
      });
      expect(twice).toEqual([]);
    },
  );

  test('neither hover help nor defaults speak in ids of requirements, which marketers do not know', () => {
    const id = /\b(?:LEGAL \d|(?!UTF-|HT-)[A-Z]{2,6}-\d{2})|\(C\d+\b/;
    for (const file of ['.schema/dealer.json', '.schema/brand.json', '_defaults.yaml'])
      expect(readFileSync(`dealers/${file}`, 'utf8').match(id)?.[0], file).toBeUndefined();
  });

  test('_defaults.yaml speaks of every setting', () => {
    const written = readFileSync('dealers/_defaults.yaml', 'utf8');
    const defaults = parse(written) as object;
    const missing = Object.keys(dealerSchema.entries).filter(
      (key) => !(key in defaults) && !new RegExp(`^# ${key}:`, 'm').test(written),
    );
    expect(missing).toEqual([]);
  });
});

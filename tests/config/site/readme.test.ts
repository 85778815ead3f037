import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { validate } from '#config/check/validate.ts';
import { partnerFile } from '#config/schemas/partner/partner-file.ts';
import { goodDealer, loadTexts } from '../directory.ts';

/** Every example of YAML in a guide, with its chapter. */
function readExamples(file: string): [chapter: string, yaml: string][] {
  const chapters = readFileSync(file, 'utf8').split(/^## /m);
  return chapters.flatMap((chapter) =>
    [...chapter.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, yaml = '']): [string, string] => [
      chapter.split('\n')[0] ?? '',
      yaml,
    ]),
  );
}

/** Epoch seconds at which the days of the examples are still to come. */
const written = Date.parse('2026-11-01T00:00Z') / 1000;

/** A picture wide enough for every place. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 9, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

const article = '---\ntitle: X\ncategory: Vehicle reviews\n---\nWords.\n';

/** Settings that the file of a group has to say. */
const isShared = (yaml: string): boolean => /^ {2}search: \{ host: /m.test(yaml);

/** The example in the file of a dealer that says what the example leaves out. */
function complete(yaml: string): string {
  if (isShared(yaml)) return `${goodDealer}group: shared\n`;
  if (/^name: /m.test(yaml)) return yaml;
  const [head = ''] = goodDealer.split('locations:');
  return `${/^locations:/m.test(yaml) ? head : goodDealer}${yaml}`;
}

describe.each(['README.md', 'dealers/README.md', 'scripts/README.md'])(
  'CFG-01 the examples of %s are right',
  (file) => {
    test.each(readExamples(file))('%s', async (_, yaml) => {
      const { dealers, printed } = await loadTexts(
        {
          'a.yaml': complete(yaml),
          ...(isShared(yaml) && { '_groups/shared.yaml': yaml }),
          '_pages/consumer-guarantees.md': '---\ntitle: Guarantees\n---\nWords.\n',
          ...(yaml.includes('name: articles') && { 'a/blog/2026-01-01-x.md': article }),
          ...(yaml.includes('/logo.svg') && { 'a/logo.svg': '<svg viewBox="0 0 180 40"></svg>' }),
          ...(yaml.includes('/yard.jpg') && { 'a/yard.jpg': await photo() }),
          ...(yaml.includes('name: file') && { 'a/reviews.yaml': 'reviews: [{ customer: Jo, rating: 5 }]' }),
          'a/outfit.woff2': 'wOF2',
          'a/prices/2026.pdf': '%PDF',
        },
        written,
      );
      expect(printed).toBe('');
      expect(dealers).toHaveLength(1);
    });
  },
);

test('ROUTE-22 the examples of own pages and articles are right', async () => {
  const guide = readFileSync('dealers/README.md', 'utf8');
  const examples = [...guide.matchAll(/^```md\n(.*?)^```$/gms)];
  expect(examples).not.toEqual([]);
  for (const [, page = ''] of examples) {
    const { dealers, printed } = await loadTexts(
      {
        'a.yaml': `${goodDealer}phone: '02 5550 4321'\n`,
        [page.includes('/article.json') ? 'a/blog/2026-01-01-new-hilux.md' : 'a/pages/fleet.md']: page,
      },
      written,
    );
    expect(printed).toBe('');
    expect(dealers[0]?.pages).toHaveLength(1);
  }
});

test('DATA-04 the example of reviews is right', async () => {
  const guide = readFileSync('dealers/README.md', 'utf8');
  const [, reviews = ''] = /^```yml\n(#[^\n]*reviews.json\nsummary.*?)^```$/ms.exec(guide) ?? [];
  const { dealers, printed } = await loadTexts({
    'a.yaml': `${goodDealer}reviews: { source: { name: file } }\n`,
    'a/reviews.yaml': reviews,
  });
  expect(printed).toBe('');
  expect(dealers[0]?.build.reviews?.reviews).toHaveLength(1);
});

test('CFG-05 the example of a partner is right', () => {
  const [, file = ''] = /^```yml\n(title.*?)^```$/ms.exec(readFileSync('dealers/README.md', 'utf8')) ?? [];
  expect(validate(partnerFile, parse(file)).problems).toEqual([]);
});

test('ROUTE-19 the example of people is right', async () => {
  const guide = readFileSync('dealers/README.md', 'utf8');
  const [, team = ''] = /^```yml\n(#[^\n]*team.json\nteam:.*?)^```$/ms.exec(guide) ?? [];
  const { dealers, printed } = await loadTexts({
    'a.yaml': goodDealer,
    'a/team.yaml': team,
    'a/yard.jpg': await photo(),
  });
  expect(printed).toBe('');
  expect(dealers[0]?.site.team).toHaveLength(1);
});

test('a README among dealer files is no dealer', async () => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': goodDealer, 'README.md': '# Dealers' });
  expect({ printed, slugs: dealers.map(({ site }) => site.slug) }).toEqual({ printed: '', slugs: ['a'] });
});

test('the guide has an example for each task', () => {
  const chapters = new Set(readExamples('dealers/README.md').map(([chapter]) => chapter));
  expect(chapters.size).toBeGreaterThan(14);
});

/** What a section needs besides its name, by that name, as editors know it. */
function readNeeds(part: unknown): [name: string, needs: string[]][] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties, required } = part as {
    properties?: { name?: { const?: string } };
    required?: string[];
  };
  const name = properties?.name?.const;
  const own: [string, string[]][] = name
    ? [[name, (required ?? []).filter((setting) => setting !== 'name').sort()]]
    : [];
  return [...own, ...Object.values(part).flatMap(readNeeds)];
}

test('the guide says what each section needs, and nothing else', () => {
  const page = JSON.parse(readFileSync('dealers/.schema/page.json', 'utf8')) as unknown;
  const needs = new Map(readNeeds(page).filter(([, required]) => required.length > 0));
  const [, told = ''] =
    /\*\*Required\*\*: ([^]*?)\. Everything/.exec(readFileSync('dealers/README.md', 'utf8')) ?? [];
  const words = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  const said = told.split('·').flatMap((row) => {
    const [names = '', required = ''] = row.split('`: ');
    return words(`${names}\``).map((name) => [name, words(required).sort()] as const);
  });
  expect(new Map(said), 'the line "Required" below the table of sections in dealers/README.md').toEqual(
    needs,
  );
});

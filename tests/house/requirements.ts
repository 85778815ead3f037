import { globSync, readFileSync } from 'node:fs';

/** The catalogue that code and tests cite. */
export const catalogue = 'tests/requirements.md';

/** One requirement; its state may say more after the first word, as in `partly: no dialog`. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly state: string;
  /** Names of test files that cite it, as the catalogue lists them. */
  readonly tests: string;
}

/** Files that cite requirements. Sample makes are data: their `C4` is a car. */
const sources = (): string[] =>
  globSync(['{src,scripts,tests}/**/*.{ts,tsx,astro,css,yaml,js,mjs}', 'dealers/_defaults.yaml'], {
    exclude: ['scripts/sandbox/sample/makes/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const row = /^\| ([A-Z]+[- ]?\d+) \| (.*?) \| (.*?) \| (.*?) ?\|$/;

/** The rows of the catalogue, in their order. */
export const readRequirements = (text: string): Requirement[] =>
  text.split('\n').flatMap((line) => {
    const [, id, what, state, tests] = row.exec(line) ?? [];
    return id && what && state ? [{ id, text: what, state, tests: tests ?? '' }] : [];
  });

/** Finds ids of the families that the catalogue knows: `FORM-02`, `LEGAL 4` and, in the middle of a text, `C16`. */
function createFinder(requirements: readonly Requirement[]): (text: string) => Set<string> {
  const families = new Set(requirements.flatMap(({ id }) => /^[A-Z]+(?=-)/.exec(id) ?? []));
  const ids = new RegExp(
    String.raw`\b(?:${[...families].join('|')})-\d{2}\b|\bLEGAL \d{1,2}\b|(?<![\w,;-])C\d{1,2}\b(?!['"])|(?<=[ (])C\d{1,2}\b`,
    'g',
  );
  return (text) => new Set(text.match(ids));
}

/** Which files cite which id. */
export function findCitations(requirements: readonly Requirement[]): Map<string, string[]> {
  const find = createFinder(requirements);
  const cited = new Map<string, string[]>();
  for (const file of sources())
    for (const id of find(readFileSync(file, 'utf8'))) cited.set(id, [...(cited.get(id) ?? []), file]);
  return cited;
}

/** Only the tests among files, without `tests/` and the ending. */
export const nameTests = (files: readonly string[]): string[] =>
  files.flatMap((file) => /^tests\/(.*)\.(?:test|spec)\.tsx?$/.exec(file)?.[1] ?? []);

/** The catalogue with its last column as the tests are now. */
export function fillTests(text: string): string {
  const cited = findCitations(readRequirements(text));
  return text
    .split('\n')
    .map((line) =>
      line.replace(row, (_, id: string, what: string, state: string) => {
        const tests = nameTests(cited.get(id) ?? []).join(', ');
        return `| ${id} | ${what} | ${state} | ${tests}${tests && ' '}|`;
      }),
    )
    .join('\n');
}

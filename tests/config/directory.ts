import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { formatIssues, type Issue } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import type { Dealer } from '#config/dealer.ts';

/** The sites that `npm test` builds: what tests need of dealers, whatever stands in `dealers/`. */
export const testSites = 'tests/dealers/sites';

const layers = globSync('_*', { cwd: testSites });

/** Gives a folder of dealers the brands, groups and lenders of the test sites, as far as it has no such file. */
export function addLayers(directory: string): void {
  for (const layer of layers) {
    const source = resolve(testSites, layer);
    // A link where the test has no such folder of its own: copies took a third of the time of each test.
    if (!existsSync(join(directory, layer))) symlinkSync(source, join(directory, layer));
    else cpSync(source, join(directory, layer), { recursive: true, force: false });
  }
}

/** Loads dealer files given as texts, as `check` does, and prints issues as if they stood in `dealers/`. */
export async function loadTexts(
  files: Record<string, string | Buffer>,
  now?: number,
): Promise<{ dealers: Dealer[]; issues: Issue[]; printed: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'dealers-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, name)), { recursive: true });
      writeFileSync(join(directory, name), text);
    }
    addLayers(directory);
    const { dealers, issues } = await loadDealers({
      directory,
      readsToTheEnd: true,
      ...(now !== undefined && { now }),
    });
    return { dealers, issues, printed: formatIssues(issues).replaceAll(directory, 'dealers') };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** A dealer that loads, to which a test adds what it is about. */
export const goodDealer = `name: Good Motors
url: https://www.good.example
locations:
  - address: { street: 1 High Street, suburb: Bourke, state: NSW, postcode: 2840 }
    licence: '12345'
`;

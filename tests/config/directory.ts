import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatIssues, type Issue } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import type { Dealer } from '#config/dealer.ts';

/** The sites that `npm test` builds: what tests need of dealers, whatever stands in `dealers/`. */
export const testSites = 'tests/dealers/sites';

/** Gives a folder of dealers the brands, groups and lenders of the test sites, as far as it has no such file. */
export function addLayers(directory: string): void {
  for (const layer of globSync('_*/**/*.*', { cwd: testSites })) {
    mkdirSync(join(directory, dirname(layer)), { recursive: true });
    if (!existsSync(join(directory, layer))) copyFileSync(join(testSites, layer), join(directory, layer));
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (files: Record<string, string>, more = ''): Promise<string> =>
  (await loadTexts({ 'a.yaml': goodDealer + more, ...files })).printed;

describe('CFG-01 files that were meant to be read, and are not', () => {
  test.each([
    ['people.yaml', 'Did you mean team.yaml?\n  Rename it to dealers/a/team.yaml.'],
    ['Team.yaml', 'Did you mean team.yaml?'],
    ['team.yml', 'Did you mean team.yaml?\n  Write it as dealers/a/team.yaml.'],
    ['review.yaml', 'Did you mean reviews.yaml?\n  Rename it to dealers/a/reviews.yaml.'],
    ['google-reviews.csv', 'Did you mean reviews.csv?\n  Rename it to dealers/a/reviews.csv.'],
    ['reviews.xlsx', 'and it is published as it is.\n  Save it as dealers/a/reviews.csv, and delete it.'],
    ['terms.txt', 'and it is published as it is.\n  Save it as dealers/a/terms.md, and delete it.'],
    ['privacy.docx', 'Save it as dealers/a/privacy.md, and delete it.'],
    ['Privacy Policy.html', 'Save it as dealers/a/privacy.md, and delete it.'],
    ['terms.markdown', 'Did you mean terms.md?\n  Write it as dealers/a/terms.md.'],
    ['team.rtf', 'Save it as dealers/a/team.yaml, and delete it.'],
    ['reviews.tsv', 'Save it as dealers/a/reviews.csv, and delete it.'],
    ['privacy-policy.md', 'Did you mean privacy.md?'],
    ['terms-and-conditions.md', 'Did you mean terms.md?'],
    ['fleet.md', 'Move it to dealers/a/pages/fleet.md.'],
    ['offers.yaml', 'Nothing reads this file. Read are team.yaml, reviews.yaml or reviews.csv,'],
    ['pages/team.yaml', 'Nothing reads this file here.\n  Move it to dealers/a/team.yaml.'],
  ])('%s', async (name, told) => {
    const printed = await tell({ [`a/${name}`]: 'PK' });
    expect(printed).toContain(`dealers/a/${name}:1:1  warning  Nothing reads this file`);
    expect(printed).toContain(told);
  });

  test.each([
    ['articles', 'Did you mean blog?\n  Rename the folder to dealers/a/blog.'],
    ['page', 'Did you mean pages?'],
    ['landing', 'pages lie in the folder pages, articles in blog.'],
  ])('a folder %s with Markdown', async (name, told) => {
    const printed = await tell({ [`a/${name}/one.md`]: '---\ntitle: One\n---\nWords.\n' });
    expect(printed).toContain(
      `dealers/a/${name}/:1:1  warning  Nothing reads the Markdown in this folder.`.slice(0, -1),
    );
    expect(printed).toContain(told);
  });

  test('a layer that there is not, and a legal text in the folder of a group', async () => {
    expect(await tell({ '_partner/x.yaml': 'title: X\n' })).toBe(
      'dealers/_partner  warning  Nothing reads this. Did you mean _partners?\n' +
        '  Names that begin with _ are _defaults.yaml, _brands, _groups, _finance, _partners, _legal, _pages, _feeds.',
    );
    const group = { '_groups/g.yaml': 'tagline: G\n', '_groups/g/privacy.md': '# Ours\n' };
    expect(await tell(group, 'group: g\n')).toContain(
      'dealers/_groups/g/privacy.md:1:1  warning  Nothing reads this file: legal texts of a dealer lie in its own folder',
    );
  });

  test.each([
    [
      '_pages',
      'expected a folder, found something else of that name\n  Give it another name, or take it away:',
    ],
    [
      '_brands',
      'expected a folder, found something else of that name\n  Give it another name, or take it away:',
    ],
  ])('a file %s where the folder of a layer belongs', async (name, told) => {
    const directory = mkdtempSync(join(tmpdir(), 'layers-'));
    try {
      writeFileSync(join(directory, 'a.yaml'), goodDealer);
      writeFileSync(join(directory, name), 'x');
      const { issues } = await loadDealers({ directory });
      expect(issues.filter(({ dealer }) => dealer === null)).toMatchObject([
        { severity: 'error', file: join(directory, name) },
      ]);
      expect(formatIssues(issues)).toContain(`${join(directory, name)}  ${told}`);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test('notes and downloads are nobody’s mistake', async () => {
    const files = { 'a/README.md': 'x', 'a/notes.md': 'x', 'a/notes.txt': 'x', 'a/pages/readme.yaml': 'x' };
    expect(await tell(files)).toBe('');
  });
});

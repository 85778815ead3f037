import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.each([
  ['the file of the alerts', 'server/alerts.sqlite'],
  ['the report', 'data/alerts/report.json'],
])('ALRT-05 a disk that does not take %s is told in words, and the run has failed', (_, place) => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const one of ['server', 'dealers', place]) mkdirSync(join(folder, one), { recursive: true });
  writeFileSync(join(folder, 'server', 'search.sqlite'), '');
  const options = ['--data', 'data', '--server-data', 'server', '--dealers', 'dealers'];
  const paths = options.map((word) => (word.startsWith('--') ? word : join(folder, word)));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/alerts.ts', ...paths], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      new RegExp(`^A folder is in the way where a file belongs, for .*${place}. Take it away.\\s*$`),
    ) as string,
  });
});

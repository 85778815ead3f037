import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';

test.each([
  ['ends well', 'endureFullLog();', 0],
  ['would end with the first line otherwise', '', 1],
])('what is at work while the disk of its log is full %s', (_, call, status) => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const code = `import { endureFullLog } from './scripts/command/full-log.ts'; ${call}
    for (let line = 0; line < 3; line += 1) {
      console.log('a line');
      console.warn('a warning');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', full, full],
  });
  expect(ended.status).toBe(status);
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';

const ends: [how: string, call: string, status: number][] = [
  ['ends well', 'endureLostLog();', 0],
  ['would end with the first line otherwise', '', 1],
];
const program = (call: string): string[] => [
  '--input-type=module',
  '-e',
  `import { endureLostLog } from './scripts/command/lost-log.ts'; ${call}
    for (let line = 0; line < 5; line += 1) {
      console.log('a line');
      console.warn('a warning');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }`,
];

describe.each(ends)('what is at work %s', (_, call, status) => {
  test('while the disk of its log is full', () => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const ended = spawnSync(process.execPath, program(call), { stdio: ['ignore', full, full] });
    expect(ended.status).toBe(status);
  });

  test('when nobody reads on', async () => {
    const child = spawn(process.execPath, program(call), { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await once(child, 'exit')).toEqual([status, null]);
  });
});

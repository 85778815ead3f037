import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('a worker that was too busy to be told that its parent is gone ends without a word', async () => {
  const deaf = `data:text/javascript,const { on } = process;
    process.on = (name, act) => (name === 'disconnect' ? process : on.call(process, name, act));`;
  const worker = fork('scripts/build/run/worker.ts', {
    ...{ serialization: 'advanced', execArgv: ['--import', deaf] },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(worker, 'exit');
  const errors = worker.stderr ? text(worker.stderr) : '';
  worker.send({ kind: 'site' }, () => worker.disconnect());
  expect(await ended).toEqual([0, null]);
  expect(await errors).toBe('');
}, 60_000);

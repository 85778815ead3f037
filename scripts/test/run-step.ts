import { spawn } from 'node:child_process';
import { compileCache } from '../build/run/compile-cache.ts';
import type { Step } from './steps.ts';

/** Tests start hundreds of processes that load the same modules: what one has compiled, the next one reads. */
const shared = { NODE_COMPILE_CACHE: compileCache };

/**
 * Runs the command of a step, and stops it at its limit. Its output is shown at once, or collected for the answer while
 * other steps print.
 */
export function runStep(
  { command: [program = '', ...words], limit }: Step,
  { environment = {}, quietly }: { environment?: Record<string, string> | undefined; quietly: boolean },
): Promise<{ passed: boolean; said: string }> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, words, {
    stdio: quietly ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...shared, ...process.env, ...colours, ...environment },
    ...(limit && { timeout: limit * 1000 }),
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void said.push(chunk));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ passed: false, said: message }));
    child.on('close', (code) => resolve({ passed: code === 0, said: Buffer.concat(said).toString() }));
  });
}

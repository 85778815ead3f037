import { spawn } from 'node:child_process';
import { compileCache } from '../build/run/compile-cache.ts';
import { readMachineSlowness } from './machine-slowness.ts';
import type { Step } from './steps.ts';

/** Tests start hundreds of processes that load the same modules: what one has compiled, the next one reads. */
const shared = { NODE_COMPILE_CACHE: compileCache };

export interface StepResult {
  passed: boolean;
  /** What it said on both streams; nothing of a step that had the terminal to itself. */
  said: string;
}

/**
 * Runs the command of a step, and stops it at its limit, which is longer on a slow machine. Its output is shown as it
 * comes, unless other steps print meanwhile.
 */
export function runStep(
  { command: [program = '', ...words], limit }: Step,
  { environment = {}, quietly }: { environment?: Record<string, string> | undefined; quietly: boolean },
): Promise<StepResult> {
  const { isTTY } = process.stdout;
  const child = spawn(program, words, {
    stdio: isTTY && !quietly ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...shared, ...process.env, ...(isTTY && { FORCE_COLOR: '1' }), ...environment },
  });
  const said: Buffer[] = [];
  const hear = (chunk: Buffer): void => {
    said.push(chunk);
    if (!quietly) process.stdout.write(chunk);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  const stop = (seconds: number): void => {
    child.kill();
    hear(Buffer.from(`\nStopped after ${seconds} s, which is the limit of this step.\n`));
  };
  const seconds = limit && Math.ceil(limit * readMachineSlowness());
  const timer = seconds && setTimeout(stop, seconds * 1000, seconds);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ passed: false, said: message }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ passed: code === 0, said: Buffer.concat(said).toString() });
    });
  });
}

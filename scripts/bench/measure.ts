import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Measurement {
  /** Seconds on the clock. */
  seconds: number;
  /** Seconds of processor time, child processes included. */
  cpu: number;
  output: string;
}

const parse = (minutes: string | undefined, seconds: string | undefined): number =>
  Number(minutes) * 60 + Number(seconds);

/** Runs a command and measures it with everything it starts; rejects with its output when it fails. */
export async function measure(
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<Measurement> {
  const start = performance.now();
  // `times` of the shell counts the children of children, which Node does not tell.
  const child = spawn('bash', ['-c', '"$@"; code=$?; times >&2; exit $code', 'bash', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stdout}\n${stderr}`);
  const last = stderr.trim().split('\n').at(-1) ?? '';
  const [, userMinutes, userSeconds, systemMinutes, systemSeconds] =
    /(?<!\d)(\d+)m([\d.]+)s (\d+)m([\d.]+)s/.exec(last) ?? [];
  return {
    seconds: (performance.now() - start) / 1000,
    cpu: parse(userMinutes, userSeconds) + parse(systemMinutes, systemSeconds),
    output: stdout,
  };
}

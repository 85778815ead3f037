import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface BuildRequest {
  out: string;
  data: string;
  /** Slugs to build; empty means all. */
  dealers: string[];
  dealersDirectory: string;
  sandboxUrl: string;
  adminKey: string;
  /** Ends the build. */
  signal: AbortSignal;
}

/**
 * Runs the build as a process of its own, so that React starts in production mode and the sandbox keeps answering
 * meanwhile. Its progress goes to this terminal. Resolves to its exit code, null when it was ended.
 */
export function runBuild(request: BuildRequest): Promise<number | null> {
  const { out, data, dealers, dealersDirectory, sandboxUrl, adminKey, signal } = request;
  const script = fileURLToPath(new URL('../build.ts', import.meta.url));
  const words = ['--out', out, '--data', data, ...dealers.flatMap((slug) => ['--dealer', slug])];
  const child = spawn(process.execPath, [script, ...words, '--dealers', dealersDirectory], {
    stdio: 'inherit',
    env: { ...process.env, FORECOURT_SANDBOX_URL: sandboxUrl, TYPESENSE_ADMIN_KEY: adminKey },
  });
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(code);
    });
  });
}

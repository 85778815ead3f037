import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildEnd, FinishedSite, LastMessage } from '../build/report/report.ts';

export interface BuildRequest {
  out: string;
  data: string;
  /** Slugs to build; empty means all. */
  dealers: readonly string[];
  dealersDirectory: string;
  sandboxUrl: string;
  adminKey: string;
  /** Ends the build. */
  signal: AbortSignal;
  /** Called for each site when it is published or has failed. */
  finished?: (site: FinishedSite) => void;
  /** Says nothing but warnings and errors. */
  quiet?: boolean;
}

export interface BuildResult extends BuildEnd {
  code: number | null;
}

/**
 * Runs the build as a process of its own, so that React starts in production mode and the sandbox keeps answering
 * meanwhile. It prints to this terminal. Resolves with its exit code, null when it was stopped or killed, and where it tells of
 * sites, with how it ended.
 */
export function runBuild(request: BuildRequest): Promise<BuildResult> {
  const { out, data, dealers, dealersDirectory, sandboxUrl, adminKey, signal, finished, quiet } = request;
  const script = fileURLToPath(new URL('../build.ts', import.meta.url));
  const words = ['--out', out, '--data', data, ...dealers.flatMap((slug) => ['--dealer', slug])];
  const child = spawn(process.execPath, [script, ...words, '--dealers', dealersDirectory], {
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit', ...(finished ? (['ipc'] as const) : [])],
    env: { ...process.env, FORECOURT_SANDBOX_URL: sandboxUrl, TYPESENSE_ADMIN_KEY: adminKey },
  });
  const end: BuildEnd & { unread: string[] } = { ended: 'lost', lock: '', signal: null, unread: [] };
  if (finished)
    child.on('message', (message: FinishedSite | LastMessage) => {
      if ('ended' in message) {
        Object.assign(end, message);
        return;
      }
      if (!message.template) end.unread.push(message.slug);
      finished(message);
    });
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      resolve({ ...end, code, signal: killedBy });
    });
  });
}

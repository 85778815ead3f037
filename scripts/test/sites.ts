import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Sites {
  /** What later steps need to know, as environment variables. */
  environment: Record<string, string>;
  /** Ctrl-C; resolves to the exit code of the command. */
  stop(): Promise<number | null>;
}

const port = '4331';
const sandboxPort = '8118';
const data = '.forecourt/test';
/** Test sites, whose content does not depend on the files in `dealers/`. */
const dealers = 'tests/dealers/sites';

/** Refuses every other dealer, also to the steps that use the sites. */
const guard = new URL('../../tests/house/dealers-are-data.ts', import.meta.url).href;

/**
 * Starts the test sites as a newcomer would start the samples (`npm start`), on ports and folders of their own, and
 * resolves once they are served. Rejects when the command ends first.
 */
export function startSites(chromium: string): Promise<Sites> {
  const words = [
    'scripts/start.ts',
    '--port',
    port,
    '--sandbox-port',
    sandboxPort,
    '--data',
    data,
    '--out',
    `${data}/dist`,
    '--dealers',
    dealers,
    '--no-limits',
  ];
  const NODE_OPTIONS = `--import ${guard}`;
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS },
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const sites: Sites = {
    environment: {
      NODE_OPTIONS,
      FORECOURT_TEST_PORT: port,
      FORECOURT_TEST_SANDBOX: `http://127.0.0.1:${sandboxPort}`,
      FORECOURT_TEST_DATA: data,
      FORECOURT_TEST_DIST: `${data}/dist`,
      FORECOURT_CHROMIUM: chromium,
    },
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
  return new Promise((resolve, reject) => {
    void ended.then((code) =>
      reject(new Error(`npm start ended with exit code ${code} before the sites were served.`)),
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(`  ${line}`);
      if (line.startsWith('Ready')) resolve(sites);
    });
  });
}

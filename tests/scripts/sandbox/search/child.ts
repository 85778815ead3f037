import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The sandbox as a process of its own, which a test may kill. */
export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  kill(): Promise<void>;
}

const words = ['--port', '0', '--api-key', 'admin-key'];

/** Starts one with the key `admin-key`; `flags` are those of Node, `more` further words of the command. */
export async function startChild(
  folder: string,
  flags: readonly string[] = [],
  more: readonly string[] = ['--dealers', 'tests/dealers/sites'],
): Promise<Child> {
  const child = spawn(
    process.execPath,
    [...flags, 'scripts/server.ts', ...words, ...more, '--data', folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/\S+/.exec(output);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${output}`)));
  });
  return {
    url,
    process: child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

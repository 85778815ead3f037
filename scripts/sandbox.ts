import { Command, InvalidArgumentError } from 'commander';
import { fillFromFiles } from './sandbox/sample/fill-from-files.ts';
import { FolderInUseError, PortError, startSandbox } from './sandbox/server.ts';
import { IndexError } from './stock/index/error.ts';

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
  return port;
}

const program = new Command('npm run sandbox --')
  .description(
    'Starts the sandbox alone: embedded search (the Typesense HTTP API that the sites use), dealer API and images.',
  )
  .option('--port <number>', 'port to listen on', parsePort, 8108)
  .option('--host <address>', 'address to listen on; 127.0.0.1 is this machine only', '127.0.0.1')
  .option('--api-key <key>', 'the key that may do everything', process.env['FORECOURT_ADMIN_KEY'] ?? 'xyz')
  .option('--data <folder>', 'where the data is kept', '.forecourt/sandbox')
  .option('--empty', 'start without sample stock', false)
  .parse();

const options = program.opts<{ port: number; host: string; apiKey: string; data: string; empty: boolean }>();

try {
  const sandbox = await startSandbox({ ...options, dataDir: options.data, fill: fillFromFiles });
  console.log(`Sandbox ready at ${sandbox.url} (data in ${options.data})`);
  const stop = (): void => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  const known = [PortError, FolderInUseError, IndexError].some((kind) => error instanceof kind);
  if (!known) throw error;
  program.error(error instanceof Error ? error.message : String(error));
}

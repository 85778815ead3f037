import { Command } from 'commander';
import { readFolder } from '../command/option-values.ts';
import { parsePort } from '../command/port.ts';
import { usualSandboxPort } from '../command/running-sandbox.ts';

export interface StartFlags {
  port: number;
  sandboxPort: number;
  host: string;
  data: string;
  out: string;
  dealers: string;
  dealer?: string[];
  apiKey?: string;
  /** Names besides local ones by which requests to the sandbox may come. */
  allowHost?: string[];
  /** Limit what one connection may do to the sandbox. */
  limits: boolean;
  /** Build what changed, and go on doing so. */
  build: boolean;
}

/** What `npm start` was told. */
export const readFlags = (): StartFlags =>
  new Command('npm start --')
    .description(
      'Starts everything on this machine: the sandbox (search, dealer API, images) with sample stock, a build of every ' +
        'dealer, and each site at http://<slug>.localhost:<port>/. A taken port is replaced by the next free one.',
    )
    .option('--port <number>', 'port of the sites', parsePort, 4321)
    .option(
      '--sandbox-port <number>',
      'port of the sandbox; the sites are built for it',
      parsePort,
      usualSandboxPort,
    )
    .option('--host <address>', 'address to listen on; 127.0.0.1 is this machine only', '127.0.0.1')
    .option('--data <folder>', 'where the sandbox and the build keep their data', readFolder, '.forecourt')
    .option('--out <folder>', 'where finished sites are', readFolder, 'dist')
    .option('--dealers <folder>', 'folder of dealer files', readFolder, 'dealers')
    .option('--dealer <slug...>', 'draw sample stock of these dealers only, build and serve only them')
    .option(
      '--api-key <key>',
      'admin key of the sandbox (default: FORECOURT_ADMIN_KEY, or a random one that its data folder keeps)',
    )
    .option('--allow-host <name...>', 'names besides local ones by which requests to the sandbox may come')
    .option('--no-limits', 'do not limit what one connection may do to the sandbox: for tests')
    .option('--no-build', 'serve what is built already')
    .parse()
    .opts<StartFlags>();

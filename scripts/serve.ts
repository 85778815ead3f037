import { Command } from 'commander';
import pc from 'picocolors';
import { loadDealersApart } from './command/load-apart.ts';
import { createLeftoverNote } from './build/site/leftover-sites.ts';
import { healSites } from './build/site/publish.ts';
import { nameTarget } from './build/run/target-plan.ts';
import { Failure } from './command/failure.ts';
import { endureLostLog } from './command/lost-log.ts';
import { readFolder } from './command/option-values.ts';
import { parsePort } from './command/port.ts';
import { createSitesApp } from './serve/app.ts';
import { listenNear } from './serve/listen.ts';
import { formatSiteUrl, listSites } from './serve/site.ts';

endureLostLog();

const program = new Command('npm run serve --')
  .description(
    'Serves finished sites as a static host would, compressed and with their _headers and _redirects, each at ' +
      'http://<slug>.localhost:<port>/ and its other templates at http://<slug>--<template>.localhost:<port>/.',
  )
  .option('--port <number>', 'port to listen on; the next free one when it is taken', parsePort, 4321)
  .option('--host <address>', 'address to listen on; 127.0.0.1 is this machine only', '127.0.0.1')
  .option('--out <folder>', 'where finished sites are', readFolder, 'dist')
  .option('--data <folder>', 'where builds remember what they published', readFolder, '.forecourt')
  .option('--dealers <folder>', 'folder of dealer files, for the order of templates', readFolder, 'dealers')
  .parse();

const flags = program.opts<{ port: number; host: string; out: string; data: string; dealers: string }>();
const { dealers } = await loadDealersApart({ directory: flags.dealers });
const templates = new Map(dealers.map(({ site, build }) => [site.slug, build.templates]));
healSites(flags.out);
const sites = listSites(flags.out, templates);
if (sites.length === 0) program.error(`There is no finished site in ${flags.out}/. Run npm run build first.`);

try {
  const server = await listenNear(
    createSitesApp(() => listSites(flags.out, templates)),
    flags.port,
    flags.host,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  const noteLeftover = createLeftoverNote(flags, dealers);
  for (const { slug, template, name } of sites) {
    const leftover = noteLeftover(nameTarget({ slug, template }));
    console.log(formatSiteUrl(name, server.port) + (leftover === null ? '' : pc.yellow(`  ${leftover}`)));
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  program.error(error.message);
}

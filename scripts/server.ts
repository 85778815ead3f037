import { Command, InvalidArgumentError } from 'commander';
import { Failure } from './command/failure.ts';
import { endureLostLog } from './command/lost-log.ts';
import { readFolder } from './command/option-values.ts';
import { parsePort } from './command/port.ts';
import { usualSandboxPort } from './command/running-sandbox.ts';
import { explainUnusableAddress } from './command/unusable-address.ts';
import { chooseAdminKey, findWayIn } from './sandbox/door/admin-key.ts';
import { judgeNetwork } from './sandbox/door/site-hosts.ts';
import { readMessageService } from './sandbox/messages/sender.ts';
import { fillFromFiles } from './sandbox/sample/fill-from-files.ts';
import { readDeliveryPrices } from './sandbox/api/delivery-prices.ts';
import { describePlates } from './sandbox/api/trade-in/plates.ts';
import { readHostedIndex } from './sandbox/reservation/hosted-index.ts';
import { readPaymentService } from './sandbox/reservation/processor.ts';
import { startSandbox } from './sandbox/server.ts';
import { describeFailure } from './command/describe-failure.ts';
import { followDealersNow } from './server/dealers-now.ts';
import { writeBackup } from './server/write-backup.ts';

endureLostLog();

/** Commander turns the error into a message and exits. */
function parseProxies(value: string): number {
  if (!/^\d$/.test(value)) throw new InvalidArgumentError('A number from 0 to 9 is expected.');
  return Number(value);
}

/** Commander calls it for each of the list. */
function parseNetwork(value: string, former: readonly string[] = []): string[] {
  const fault = judgeNetwork(value);
  if (fault !== null) throw new InvalidArgumentError(fault);
  return [...former, value];
}

const program = new Command('npm run server --')
  .description(
    'Starts the server that sites ask: embedded search (the Typesense HTTP API), dealer API, images and inbox. It is the ' +
      'sandbox of development, and the server of small dealers behind a reverse proxy.',
  )
  .option('--port <number>', 'port to listen on', parsePort, usualSandboxPort)
  .option('--host <address>', 'address to listen on; 127.0.0.1 is this machine only', '127.0.0.1')
  .option(
    '--api-key <key>',
    'the key that may do everything (default: FORECOURT_ADMIN_KEY, or a random one that the data folder keeps)',
  )
  .option('--allow-host <name...>', 'names besides local ones by which requests may come')
  .option(
    '--proxies <number>',
    'how many reverse proxies of yours pass requests on and write X-Forwarded-For: limits count by it',
    parseProxies,
    0,
  )
  .option(
    '--site-hosts <network...>',
    'addresses or networks of the hosts that answer /api of sites by this server (services.api.throughSite)',
    parseNetwork,
  )
  .option('--data <folder>', 'where the data is kept', readFolder, '.forecourt/sandbox')
  .option('--log', 'print a line for each request, without anything of who asks', false)
  .option('--open-inbox', 'show /inbox to everybody on this machine, without the key', false)
  .option('--sandbox-payments', 'take deposits on pages that move no money: for trying sites', false)
  .option('--no-limits', 'do not limit what one connection may do: for tests')
  .option('--dealers <folder>', 'folder of dealer files', readFolder, 'dealers')
  .option(
    '--samples',
    'invent stock, reviews and delivery prices of dealers without vehicles: for trying sites',
    false,
  )
  .option(
    '--delivery-prices <file>',
    'what delivery costs: a YAML list of { name, from, to, price }, by postcodes',
  )
  .option(
    '--backup <file>',
    'write everything that the data folder keeps into this .tar.gz and end; the server may be running meanwhile',
  )
  .addHelpText('after', `\n${describePlates()}`)
  .parse();

const { log, ...options } = program.opts<{
  port: number;
  host: string;
  apiKey?: string;
  allowHost?: string[];
  proxies: number;
  siteHosts?: string[];
  data: string;
  dealers: string;
  limits: boolean;
  samples: boolean;
  deliveryPrices?: string;
  openInbox: boolean;
  log: boolean;
  sandboxPayments: boolean;
  backup?: string;
}>();

try {
  if (options.backup !== undefined) {
    console.log(await writeBackup(options.data, options.backup));
    process.exit(0);
  }
  const apiKey = chooseAdminKey(options.data, options.apiKey);
  const reach = { host: options.host, hosts: options.allowHost ?? [], proxies: options.proxies };
  const wayIn = findWayIn(reach);
  if (options.openInbox && wayIn !== null)
    throw new Failure(`With ${wayIn} others would see the inbox too. Leave --open-inbox out.`);
  if (options.samples && wayIn !== null)
    throw new Failure(`With ${wayIn} others would take for real what is invented. Leave --samples out.`);
  const { deliveryPrices, ...rest } = options;
  const followed = followDealersNow(options.dealers, options.data, (text) => console.error(text));
  const sandbox = await startSandbox({
    ...rest,
    ...(deliveryPrices !== undefined && { deliveryPrices: readDeliveryPrices(deliveryPrices) }),
    apiKey,
    ...reach,
    opensInbox: options.openInbox,
    unlimited: !options.limits,
    dataDir: options.data,
    messages: readMessageService(),
    ...(log && { log: (line: string) => console.log(line) }),
    index: readHostedIndex(),
    payments: readPaymentService() ?? (options.sandboxPayments ? 'sandbox' : null),
    dealers: followed.dealers,
    addresses: followed.addresses,
    ...(options.samples && { fill: (index) => fillFromFiles(index, options.dealers) }),
  });
  // What a shop keeps secret does not belong into the log of its service.
  const isGiven = (options.apiKey ?? process.env['FORECOURT_ADMIN_KEY'] ?? '') !== '';
  console.log(
    `Server ready at ${sandbox.url} (data in ${options.data}, admin key ${isGiven ? 'as given' : apiKey}), ` +
      `inbox at ${sandbox.url}/inbox`,
  );
  const unasked = explainUnusableAddress(sandbox.url);
  if (unasked !== null)
    console.error(`${unasked} Sites may also ask by the name of a reverse proxy before this server.`);
  // Mistakes are told at the start; what goes wrong is told when somebody asks.
  followed.dealers().catch(() => undefined);
  const stop = (): void =>
    void sandbox
      .close()
      .then(followed.stop)
      .then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  const told = describeFailure(error);
  if (told === null) throw error;
  program.error(error instanceof Failure ? told : `The server does not start. ${told}`);
}

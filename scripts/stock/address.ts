import { trimSlashes } from '#domain/site/path-of-address.ts';
import type { Dealer } from '#config/dealer.ts';
import { readAdminKey } from '../build/options.ts';
import type { Running } from '../command/running-note.ts';
import { Failure } from '../command/failure.ts';
import { readIndexUrl } from '../command/index-url.ts';
import { isUsualSandbox } from '../command/running-sandbox.ts';
import type { IndexAddress } from './index/request.ts';

export interface AddressFlags {
  host?: string;
  port?: number;
  protocol?: 'http' | 'https';
  apiKey?: string;
}

/**
 * Where the dealer's index is: the dealer file, unless flags or FORECOURT_SANDBOX_URL say otherwise; where nobody says
 * anything, the sandbox that is running. The key comes from the flag, or as `readAdminKey` says. Throws a Failure for what is no
 * address.
 */
export function resolveIndex(
  search: Dealer['build']['index'],
  flags: AddressFlags,
  runningSandbox: Running | null,
  environment: NodeJS.ProcessEnv = process.env,
): IndexAddress {
  const isAsked = Boolean(flags.host ?? flags.port ?? flags.protocol);
  const found = isUsualSandbox(search) && !isAsked ? (runningSandbox?.url ?? null) : null;
  const sandbox = readIndexUrl(undefined, refuse, environment) ?? found;
  const stated = sandbox ? readUrl(sandbox) : search;
  const { host, port, protocol } = { ...stated, ...withoutUndefined(flags) };
  const apiKey = flags.apiKey ?? readAdminKey(runningSandbox, environment);
  const path = trimSlashes(stated.path);
  return { url: `${protocol}://${host}:${port}${path}`, apiKey };
}

const refuse = (message: string): never => {
  throw new Failure(message);
};

function readUrl(text: string): { host: string; port: number; protocol: 'http' | 'https'; path: string } {
  const url = new URL(text);
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const port = Number(url.port) || (protocol === 'https' ? 443 : 80);
  return { host: url.hostname, port, protocol, path: url.pathname };
}

const withoutUndefined = (flags: AddressFlags): Partial<AddressFlags> =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));

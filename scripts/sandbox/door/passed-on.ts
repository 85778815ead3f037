import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isLocalAddress } from './local-address.ts';

/** Headers that proxies write: whoever asks is somewhere else. */
const traces = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip'],
  ...['x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
];

/** No browser speaks it; proxies that write no trace do, as nginx does unless it is told otherwise. */
const isOldProtocol = (context: Context): boolean =>
  (context.env as Partial<HttpBindings> | undefined)?.incoming?.httpVersion === '1.0';

/** Whether a reverse proxy passed a request on, as well as it can be told. Our own for sites that are tried leaves no trace of these. */
export const wasPassedOn = (context: Context): boolean =>
  isOldProtocol(context) || traces.some((header) => context.req.header(header) !== undefined);

/** Whether a `Host` names this machine. */
export const isLocalHost = (host: string): boolean =>
  isLocalAddress(URL.parse(`http://${host}`)?.hostname ?? '');

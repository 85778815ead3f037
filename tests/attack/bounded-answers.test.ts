import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHttpProvider } from '#scripts/sandbox/api/trade-in/http-provider.ts';
import { createHttpSender } from '#scripts/sandbox/messages/http.ts';
import { createHostedAsk } from '#scripts/sandbox/reservation/hosted-index.ts';
import { createHostedProcessor } from '#scripts/sandbox/reservation/processor.ts';
import { createReservationLeadIds } from '#scripts/sandbox/reservation/lead/reservation-lead-id.ts';
import { createReservationLeads } from '#scripts/sandbox/reservation/lead/reservation-leads.ts';
import { createLeadTeller } from '#scripts/sandbox/leads/telling/tell-leads.ts';
import { goodDealer, loadTexts } from '../config/directory.ts';
import { newRequest } from './reservation-world.ts';

/*
 * Services that the server asks with a secret, taken over by somebody: the processor of payments, the hosted index, the
 * provider of trade-ins. They answer without an end, small until unpacked, or lead elsewhere.
 */

let sent = 0;
/** Whatever arrived where a redirect led to. */
const elsewhere: string[] = [];
const piece = Buffer.alloc(1_048_576, ' ');
/** A good answer behind 64 MB of blanks. */
const bomb = gzipSync(
  Buffer.concat([Buffer.alloc(64 * 1_048_576, ' '), Buffer.from('{"outcome":"open","at":0}')]),
);
const service = createServer((asked, answer) => {
  asked.resume();
  if (asked.url?.startsWith('/elsewhere')) {
    elsewhere.push(JSON.stringify(asked.headers));
    return void answer.end('{}');
  }
  if (asked.url?.startsWith('/away')) {
    answer.writeHead(307, { location: `http://localhost:${port}/elsewhere` });
    return void answer.end();
  }
  const isBomb = asked.url?.startsWith('/bomb') ?? false;
  answer.writeHead(200, {
    'content-type': 'application/json',
    ...(isBomb && { 'content-encoding': 'gzip' }),
  });
  if (isBomb) return void answer.end(bomb);
  if (asked.url?.startsWith('/talks')) return void answer.write(piece);
  const write = (): void => {
    while (!answer.destroyed && sent < 64 * piece.length) {
      sent += piece.length;
      if (!answer.write(piece)) return void answer.once('drain', write);
    }
    answer.end('{}');
  };
  return write();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  ({ port } = service.address() as AddressInfo);
});
afterAll(() => void service.close());

const secret = 's'.repeat(32);
const askers: readonly [name: string, ask: (url: string) => Promise<unknown>][] = [
  ['the processor of payments', (url) => createHostedProcessor({ url, secret }).ask('1')],
  [
    'the hosted index',
    async (url) =>
      (
        await createHostedAsk({ url })(
          new Request('http://index/aliases', { headers: { 'x-typesense-api-key': secret } }),
        )
      ).json(),
  ],
  ['the provider of trade-ins', (url) => createHttpProvider({ url }, secret).lookUp({ rego: 'ABC123', state: 'QLD' } as never)], // oxfmt-ignore
];

describe.each(askers)('%s', (_name, ask) => {
  test('that never stops is read no further than an answer may be', async () => {
    sent = 0;
    await expect(ask(`http://127.0.0.1:${port}/endless`)).rejects.toThrow(Error);
    // What lies in the buffers of both ends is sent as well.
    expect(sent / piece.length).toBeLessThan(24);
  });

  test('that is small until it is unpacked is read no further either', async () => {
    // Whoever has read all of it knows its shape.
    await expect(ask(`http://127.0.0.1:${port}/bomb`)).rejects.toThrow(/^(?!.*unknown shape)/);
  });

  test('that leads elsewhere is not followed: neither secret nor customer goes along', async () => {
    await expect(ask(`http://127.0.0.1:${port}/away`)).rejects.toThrow(Error);
    expect(elsewhere).toEqual([]);
  });
});

test('the service of messages keeps no connection by an answer without an end, and has taken the message', async () => {
  const send = createHttpSender({ url: `http://127.0.0.1:${port}/talks`, key: '' });
  const message = { kind: 'sms' as const, to: '+61412345678', subject: '', text: '', dealer: 'macs' };
  await Promise.all(Array.from({ length: 20 }, (_, id) => send(String(id), message)));
  const count = (): Promise<number> =>
    new Promise((resolve) => void service.getConnections((_, open) => resolve(open)));
  await expect.poll(count, { timeout: 2_000 }).toBeLessThan(10);
});

test.each(['http', 'adf'])(
  'the service that takes the leads of one dealer, as %s, takes no memory, nor leads where it likes',
  async (name) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const noteTold = vi.fn();
    for (const path of ['endless', 'bomb', 'away']) {
      sent = 0;
      const leads = `leads: { name: ${name}, url: 'http://127.0.0.1:${port}/${path}' }\n`;
      const { dealers } = await loadTexts({ 'a.yaml': goodDealer + leads });
      const paid = { ...newRequest('a'.repeat(32), '1'), dealershipSlug: 'a', until: 2, changedAt: 1 };
      const source = createReservationLeads(
        { find: () => paid as never },
        { listUntold: () => [paid.id], noteTold },
        createReservationLeadIds(Buffer.from('k')),
        {
          leads: { keep: () => Promise.resolve('kept') },
          vehicles: { findSame: () => Promise.resolve(null) },
          inbox: { add: () => true },
        },
      );
      await createLeadTeller([source], () => Promise.resolve(dealers))();
      expect(sent / piece.length).toBeLessThan(24);
    }
    expect(noteTold).not.toHaveBeenCalled();
    expect(elsewhere).toEqual([]);
  },
);

import type { DatabaseSync } from 'node:sqlite';
import type { Dealer } from '#config/dealer.ts';
import type { StockRecord } from '#domain/alert/stock-record.ts';
import { alertDealer } from '#scripts/alerts/alert-dealer.ts';
import { createMailStore } from '#scripts/alerts/mail-store.ts';
import { createNightStore } from '#scripts/alerts/night-store.ts';
import { createAlertStore } from '#scripts/sandbox/alert/alert-store.ts';
import { readSecret } from '#scripts/sandbox/storage/read-secret.ts';
import type { Message, SendMessage } from '#scripts/sandbox/messages/message.ts';

/** Noon in Brisbane. */
export const noon = Date.UTC(2026, 10, 24, 2) / 1000;
export const day = 86_400;

export const dealer = {
  site: {
    ...{ slug: 'macs', name: 'Mac’s Yard', legalName: 'Mac’s Yard Pty Ltd', url: 'https://macs.example' },
    ...{ phone: '0755504321', email: 'hello@macs.example', timezone: 'Australia/Brisbane', messages: {} },
    auth: { codes: ['sms', 'email'], gatedRoutes: [], alerts: true, api: '/api' },
    locations: [
      {
        primary: true,
        address: { street: '12 Wharf Street', suburb: 'Nerang', state: 'QLD', postcode: '4211' },
        licence: { label: 'LMD', number: '1234' },
      },
    ],
  },
  build: { stockDropShare: 0.5 },
} as unknown as Dealer;

const listings = new Map([['/search/', {}]]);

interface RunOptions {
  send?: SendMessage;
  force?: boolean;
  dryRun?: boolean;
  /** The same file in another guise. */
  database?: DatabaseSync;
}

/** What runs of alerts on one database do, and who got which message. */
export function createWorld(file: DatabaseSync) {
  const got = new Map<string, Message>();
  const alerts = createAlertStore(file);
  const account = (id: string) => ({
    ...{ id, dealer: 'macs', phone: id.startsWith('+') ? id : null },
    email: id.startsWith('+') ? null : `${id}@example.com`,
  });
  return {
    got,
    alerts,
    /** All that was delivered, as 'to: subject'. */
    list: (): string[] => [...got.values()].map(({ to, subject }) => `${to}: ${subject}`),
    follow: (
      who: string,
      kind: 'vehicle' | 'search',
      subject: string,
      { name = subject, at = noon - day }: { name?: string; at?: number } = {},
    ): void => {
      alerts.agree(account(who), { kind, subject, name, consent: 'Tell me' }, at);
    },
    /** A night with this stock. */
    run: async (
      stock: Record<string, StockRecord>,
      now: number,
      { send, force = false, dryRun = false, database = file }: RunOptions = {},
    ) => {
      const deliver: SendMessage = (id, message) => {
        got.set(id, message);
        return Promise.resolve();
      };
      const post = {
        ...{
          mail: createMailStore(database),
          send: send ?? deliver,
          secret: readSecret(database, 'links'),
          now,
          atOnce: 1,
        },
      };
      return alertDealer(
        dealer,
        { stock: new Map(Object.entries(stock)), listings, unreadable: 0 },
        { nights: createNightStore(database), post: dryRun ? null : post, force, now, atOnce: 2 },
      );
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDealers } from '#config/load/load.ts';
import { openInboxStore } from '#scripts/sandbox/inbox/inbox-store.ts';
import { startSandbox } from '#scripts/sandbox/server.ts';

/** What one browser has: its cookie. */
export interface Browser {
  cookie: string;
}

/**
 * A server where people sign in, and their phones: of a dealer with accounts, one who sends text messages alone
 * (volt-electric) and one without accounts (harbour-toyota).
 */
export async function openSignIn({ unlimited, proxies = 0 }: { unlimited: boolean; proxies?: number }) {
  const slug = 'summit-group';
  const codes: Record<string, ('sms' | 'email')[]> = { [slug]: ['sms', 'email'], 'volt-electric': ['sms'] };
  const loaded = await loadDealers({
    directory: 'tests/dealers/sites',
    only: [slug, 'volt-electric', 'harbour-toyota'],
  });
  const dealers = loaded.dealers.map((dealer) => {
    const known = codes[dealer.site.slug];
    const rules = {
      gatedRoutes: [],
      alerts: true,
      guestSaves: false,
      garagePage: 'my-garage' as const,
      api: '/api',
    };
    const auth = known ? { ...rules, codes: known } : null;
    return { ...dealer, site: { ...dealer.site, auth } };
  });
  const folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
  const sandbox = await startSandbox({
    ...{
      port: 0,
      host: '127.0.0.1',
      apiKey: '2c26b46b68ffc68ff99b453c1d304134',
      dataDir: folder,
      unlimited,
      proxies,
    },
    dealers: () => Promise.resolve(dealers),
  });
  const inbox = openInboxStore(folder);
  const ask = async (
    browser: Browser,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${sandbox.url}/api${path}`, {
      method,
      headers: { cookie: browser.cookie, origin: sandbox.url, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const given = answer.headers.get('set-cookie');
    if (given) browser.cookie = given.split(';')[0] ?? '';
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (text ? JSON.parse(text) : null) as Record<string, unknown> | null,
    };
  };
  const call: typeof ask = (browser, method, path, ...rest) => ask(browser, method, `/auth${path}`, ...rest);
  /** The code of the newest message to somebody. */
  const readCode = (to: string): string =>
    /\b\d{6}\b/.exec(inbox.list(50).find((message) => message.to === to)?.text ?? '')?.[0] ?? '';
  const askCode = async (browser: Browser, phone: string): Promise<string> => {
    const { body } = await call(browser, 'POST', '/code', { phone_number: phone, dealership_slug: slug });
    return String(body?.['request_id']);
  };
  return {
    ...{ url: sandbox.url, folder, inbox, slug, dealers, ask, call, readCode, askCode },
    async signIn(browser: Browser, phone = '0412 345 678', to = '+61412345678') {
      const request_id = await askCode(browser, phone);
      return call(browser, 'POST', '/verify', { request_id, code: readCode(to) });
    },
    async close(): Promise<void> {
      inbox.close();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type SignInSandbox = Awaited<ReturnType<typeof openSignIn>>;

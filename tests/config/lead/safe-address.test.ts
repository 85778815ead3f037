import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (more: string): Promise<string> =>
  (await loadTexts({ 'a.yaml': `${goodDealer}${more}\n` })).printed;

const formOf = (url: string): string =>
  `sections: { home: [hero, { name: form, form: service, url: '${url}', button: Book }] }`;

/** Settings whose address takes what shoppers write. */
const open = [
  ['leads of a service', (url: string) => `leads: { name: http, url: '${url}' }`, 'leads.url'],
  ['leads as ADF', (url: string) => `leads: { name: adf, url: '${url}' }`, 'leads.url'],
  ['the dealer API', (url: string) => `services: { api: { url: '${url}' } }`, 'services.api.url'],
] as const;
const linked = [
  ['a geocoder', (url: string) => `geocoder: { name: http, url: '${url}' }`, 'geocoder.url'],
  ['a booking system', (url: string) => `serviceBooking: { url: '${url}' }`, 'serviceBooking.url'],
  [
    'a provider of values',
    (url: string) => `tradeIn: { provider: { name: http, url: '${url}', key: FORECOURT_TRADE_IN_KEY_A } }`,
    'tradeIn.provider.url',
  ],
  ['reserving elsewhere', (url: string) => `reserve: { mode: external, url: '${url}' }`, 'reserve.url'],
  [
    'the payment of a deposit',
    (url: string) => `reserve: { mode: checkout, payments: { origin: '${url}' } }`,
    'reserve.payments.origin',
  ],
  ['a form of somebody else', formOf, '2nd section of home: url'],
] as const;

describe.each([...open, ...linked])('FORM-02 %s', (_name, settings, path) => {
  test('is not sent over http, but on this machine', async () => {
    const printed = await tell(settings('http://crm.example/leads'));
    expect(printed).toContain(
      `  ${path}\n  expected an address that starts with https://, found "http://crm.example`,
    );
    expect(printed).toContain('Write https:// if the service answers to it');
    for (const host of ['localhost:3000', '127.0.0.1:8108', 'crm.localhost'])
      expect(await tell(settings(`http://${host}/leads`))).not.toContain('expected');
  });

  test('has no login in its address, and the message does not repeat it', async () => {
    const printed = await tell(settings('https://yard:hunter2@crm.example/leads'));
    expect(printed).toContain(`  ${path}\n  expected an address without a login`);
    expect(printed).not.toContain('hunter2');
  });

  test('may be an ordinary address', async () => {
    expect(await tell(settings('https://crm.example/leads?dealer=12&keyword=kia'))).not.toContain('expected');
  });
});

describe.each(open)('FORM-02 %s: every visitor can read the address', (_name, settings, path) => {
  test.each([
    ['api_key', 'https://crm.example/leads?dealer=4&api_key=a8f3'],
    ['token', 'https://crm.example/leads?token=a8f3'],
    ['sig', 'https://prod.logic.example/triggers?sv=1&sig=a8f3'],
    ['a secret as its path', 'https://hooks.slack.com/services/T0/B0/a8f3'],
  ])('so that no %s stands in it', async (found, url) => {
    const printed = await tell(settings(url));
    expect(printed).toContain(`  ${path}\n  expected an address without a key, found one with ${found}`);
    expect(printed).not.toContain('a8f3');
  });
});

test('FORM-02 enquiries go into an index elsewhere over https alone', async () => {
  const ask = async (more: string, own = ''): Promise<string> => {
    const group = `services: { search: { host: index.example${more} } }`;
    return (await loadTexts({ 'a.yaml': `${goodDealer}group: g\n${own}`, '_groups/g.yaml': group })).printed;
  };
  expect(await ask('')).toContain('services.search.host\n  needs services.search.protocol: https');
  expect(await ask(', protocol: https, port: 443')).toBe('');
  expect(await ask('', "leads: { name: http, url: 'https://crm.example/' }\n")).toBe('');
});

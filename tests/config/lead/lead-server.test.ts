import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const api = 'https://api.example.com/api';
const hosted = 'search: { host: search.example.com, port: 443, protocol: https }';

const ask = async (services: string, settings = ''): Promise<string> => {
  const files = {
    '_groups/g.yaml': `services: { ${services} }\n`,
    'a.yaml': `${goodDealer}group: g\n${settings}`,
  };
  return (await loadTexts(files)).printed;
};

const calendar = 'testDrive: { calendar: {} }\n';
const warning = 'and the dealer API at api.example.com never sees them';

const noCalendar = 'testDrive: { calendar: false }\nserviceBooking: { calendar: false }\n';

describe('FORM-02 TD-02 the dealer API sees enquiries with an appointment or a file', () => {
  test.each([
    ['enquiries in a hosted index, a calendar', `${hosted}, api: { url: '${api}' }`, calendar],
    ['enquiries in a hosted index, files', `${hosted}, api: { url: '${api}', uploads: true }`, ''],
    [
      'enquiries to a service of somebody else',
      `${hosted}, api: { url: '${api}', uploads: true }`,
      "leads: { name: adf, url: 'https://crm.example/leads' }\n",
    ],
  ])('%s: a warning says what is lost and what to write', async (_, services, settings) => {
    const printed = await ask(services, settings);
    expect(printed).toContain(warning);
    expect(printed).toContain(`Write leads: { name: http, url: '${api}/leads' }`);
  });

  test('it names only what the dealer has', async () => {
    expect(await ask(`${hosted}, api: { url: '${api}', uploads: true }`, noCalendar)).toContain(
      'it deletes files of enquiries after 4 days, unless',
    );
  });

  test.each([
    [
      'enquiries to the dealer API',
      `${hosted}, api: { url: '${api}', uploads: true }`,
      `${calendar}leads: { name: http, url: '${api}/leads' }\n`,
    ],
    [
      'one server for index and API',
      `search: { host: api.example.com, port: 443, protocol: https }, api: { url: '${api}', uploads: true }`,
      calendar,
    ],
    ['neither calendar nor files', `${hosted}, api: { url: '${api}' }`, noCalendar],
    ['no dealer API', `${hosted}, api: { url: null }`, 'vehicle: { views: false }\n'],
  ])('%s: nothing to warn of', async (_, services, settings) => {
    expect(await ask(services, settings)).not.toContain('never sees them');
  });
});

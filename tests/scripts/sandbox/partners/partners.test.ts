import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadDealers } from '#config/load/load.ts';
import { replaceServices } from '#scripts/build/site/replace-services.ts';
import { createPartnersApp } from '#scripts/sandbox/partners/app.ts';
import { isForBrowsers } from '#scripts/sandbox/door/door.ts';
import { testSites } from '../../../config/directory.ts';

test('the sample chat is the text that its file has the digest of', async () => {
  const text = await (await createPartnersApp().request('/chat.js')).text();
  const { script } = parse(readFileSync(`${testSites}/_partners/sample-chat.yaml`, 'utf8')) as {
    script: { integrity: string };
  };
  expect(script.integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
});

test('pages of other origins may load the samples', () => {
  expect(isForBrowsers('GET', '/partners/chat.js')).toBe(true);
  expect(isForBrowsers('POST', '/partners/chat.js')).toBe(false);
});

test('samples follow a sandbox on another port, in the policy as well', async () => {
  const { dealers } = await loadDealers({ directory: testSites, only: ['westside-superstore'] });
  const [dealer] = dealers;
  if (!dealer) throw new Error('There is no such dealer.');
  const moved = JSON.stringify(replaceServices(dealer, 'http://127.0.0.1:9999').site.partners);
  expect(moved).toContain('"http://127.0.0.1:9999/partners/chat.js"');
  expect(moved).toContain('"frames":["http://127.0.0.1:9999"]');
  expect(moved).not.toContain(':8108');
});

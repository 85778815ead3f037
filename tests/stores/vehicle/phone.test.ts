import { afterEach, describe, expect, test, vi } from 'vitest';
import { recordReveal } from '#stores/vehicle/phone.ts';
import { openBrowser } from '../browser.ts';

openBrowser();

const reveal = { carId: '1', dealershipId: 'd', websiteId: 'w' };
afterEach(() => vi.restoreAllMocks());

describe('a number that was asked for', () => {
  test('VDP-19 is told to nobody where no dealer API may hear of it', async () => {
    const ask = vi.spyOn(globalThis, 'fetch');
    await recordReveal(null, reveal);
    expect(ask).not.toHaveBeenCalled();
  });

  test('VDP-20 an API that cannot be reached is logged, and nobody is bothered', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(recordReveal('http://127.0.0.1:9/api', reveal)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

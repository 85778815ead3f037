import { afterEach, describe, expect, test, vi } from 'vitest';
import { listenForEvents } from '#stores/analytics/analytics.ts';
import { recordReveal } from '#stores/vehicle/phone.ts';
import { openBrowser } from '../browser.ts';

openBrowser();

const reveal = { carId: '1', dealershipId: 'd', websiteId: 'w' };
afterEach(() => vi.restoreAllMocks());

describe('a number that was asked for', () => {
  test('VDP-19 is told to whoever measures, also where no dealer API is there', async () => {
    const heard: string[] = [];
    const stop = listenForEvents(({ key }) => heard.push(key));
    await recordReveal(null, reveal, { item_id: '1' });
    stop();
    expect(heard).toEqual(['phoneRevealed']);
  });

  test('VDP-20 an API that cannot be reached is logged, and nobody is bothered', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(recordReveal('http://127.0.0.1:9/api', reveal, {})).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';

/* A release was taken back: what browsers keep is of another one, which may have said other things of what waits. */

const { storage } = openBrowser();
const lead = { id: 'a'.repeat(32), created_at: Math.floor(Date.now() / 1_000) };
storage['forecourt:outbox'] = JSON.stringify([
  null,
  5,
  {},
  { lead },
  { lead: { ...lead, id: { odd: true } } },
  { lead: { ...lead, id: 'b' }, nextAt: 'soon' },
]);
const { $outbox, flushOutbox, nextAttempt } = await import('#stores/lead/outbox.ts');

test('FORM-04 an enquiry that waits without its number of tries is tried again after a pause, not without an end', async () => {
  expect(nextAttempt($outbox.get())).toBe(0);
  const { sent } = await flushOutbox({ name: 'http', url: 'http://127.0.0.1:1/' });
  expect(sent).toEqual([]);
  expect($outbox.get().map(({ tries }) => tries)).toEqual([1, 1]);
  expect(nextAttempt($outbox.get())).toBeGreaterThan(Date.now() + 500);
});

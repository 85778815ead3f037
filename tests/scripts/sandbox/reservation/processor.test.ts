import { expect, test } from 'vitest';
import { readPaymentService } from '#scripts/sandbox/reservation/processor.ts';

const read = (secret: string): unknown =>
  readPaymentService({ FORECOURT_PAYMENTS_URL: 'https://pay.example/', FORECOURT_PAYMENTS_SECRET: secret });

test.each(['', 's'.repeat(31), 's'.repeat(64), 'paid'.repeat(10)])(
  'a secret that others could find does not sign the word that money has come: "%s"',
  (secret) => expect(() => read(secret)).toThrow(/needs 32 random characters at least/),
);

test('a random one does', () => {
  const secret = '9f86d081884c7d659a2feaa0c55ad015';
  expect(read(secret)).toEqual({ url: 'https://pay.example', secret });
});

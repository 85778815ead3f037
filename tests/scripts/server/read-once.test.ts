import { expect, test } from 'vitest';
import { readOnce } from '#scripts/server/read-once.ts';

test('what was read is kept; what failed is read anew by the next who asks', async () => {
  let times = 0;
  const read = readOnce(() => {
    times += 1;
    return times === 1 ? Promise.reject(new Error('too many open files')) : Promise.resolve(times);
  });
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await read(), await read(), times]).toEqual([2, 2, 2]);
});

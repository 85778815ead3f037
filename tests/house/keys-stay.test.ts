import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Requests that send a key and would send it on to wherever the answer leads. */
const findFollowing = (text: string): string[] =>
  [...text.matchAll(/\bfetch\([^;]*/g)]
    .map(([call]) => call)
    .filter(
      (call) => /x-typesense-api-key|authorization/i.test(call) && !/redirect: '(?:error|manual)'/.test(call),
    );

test('no request that sends a key follows redirects', () => {
  const strays = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts']).filter(
    (file) => findFollowing(readFileSync(file, 'utf8')).length > 0,
  );
  expect(strays).toEqual([]);
});

test('a request that would is found', () => {
  const call = "fetch(url, { headers: { 'x-typesense-api-key': key } });";
  expect(findFollowing(call)).toHaveLength(1);
  expect(findFollowing(call.replace('{ headers', "{ redirect: 'error', headers"))).toEqual([]);
});

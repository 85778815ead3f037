import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { readToolRules } from '#stores/vehicle/tools.ts';
import { listen } from '../../listen.ts';

test('the rules of tools are fetched once a page; what is no such file is an error, and asked for again', async () => {
  let body = '<!doctype html><title>Not found</title>';
  let asked = 0;
  const server = createServer((_, answer) => {
    asked += 1;
    answer.end(body);
  });
  const origin = await listen(server);
  Object.defineProperty(globalThis, 'window', { value: { location: { origin } }, configurable: true });
  try {
    await expect(readToolRules()).rejects.toMatchObject({ kind: 'unreadable' });
    body = '{"pages":1}';
    await expect(readToolRules()).rejects.toMatchObject({ kind: 'unreadable' });
    body = '{"finance":null,"fuelCost":null,"certified":[]}';
    asked = 0;
    expect(await readToolRules()).toEqual({ finance: null, fuelCost: null, certified: [] });
    await readToolRules();
    expect(asked).toBe(1);
  } finally {
    server.close();
  }
});

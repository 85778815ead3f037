import { gzipSync } from 'node:zlib';
import { junkTexts, junkValues, likely, say } from './junk.ts';
import type { Shot } from './shoot.ts';
import type { Json, Target } from './targets.ts';

/** The same numbers for the same seed, from 0 to below 1. */
function createDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Throws seeded junk at operations: their own shapes with something wrong in them, and what has no shape. */
export function createThrower(seed: number) {
  const dice = createDice(seed);
  const chance = (share: number): boolean => dice() < share;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(dice() * items.length)] as Item;

  const make = (schema: Json | undefined, depth = 0, called = ''): unknown => {
    if (!schema || depth > 6 || chance(0.04)) return chance(0.6) ? pick(junkTexts) : pick(junkValues);
    const any = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
    if (any) return make(pick(any), depth + 1, called);
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return pick(schema['enum'] as unknown[]);
    const type = Array.isArray(schema['type']) ? pick(schema['type'] as string[]) : schema['type'];
    if (type === 'object') {
      const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
        .filter(() => !chance(0.04))
        .map(([name, inner]) => [name, make(inner, depth + 1, name)] as const);
      if (chance(0.1)) entries.push([pick(junkTexts), pick(junkValues)]);
      return Object.fromEntries(entries);
    }
    if (type === 'array')
      return Array.from({ length: Math.floor(dice() * 4) }, () => make(schema['items'] as Json, depth + 1));
    if (type === 'boolean') return chance(0.5);
    if (type === 'null') return null;
    if (type === 'integer' || type === 'number')
      return pick([0, 1, 30, 20_000, 50_000, Math.floor(Date.now() / 1000), -5, 1e15, 0.1]);
    const expected = likely.find(([name]) => name.test(called))?.[1] ?? ['Ada', 'some words', 'QLD'];
    return pick(chance(0.25) ? junkTexts : expected);
  };

  const makeBody = (target: Target): { body: Buffer | null; headers: Record<string, string> } => {
    const json = {
      'content-type': pick([
        'application/json',
        'text/plain',
        'application/json; charset=utf-7',
        'constructor',
      ]),
    };
    const text = JSON.stringify(make(target.body ?? undefined)) ?? '';
    if (chance(0.6)) return { body: Buffer.from(text), headers: json };
    return pick<() => { body: Buffer | null; headers: Record<string, string> }>([
      () => ({ body: Buffer.from(text.slice(0, Math.floor(dice() * text.length))), headers: json }),
      () => ({ body: Buffer.from(text.replace(/"/, '"\\ud800')), headers: json }),
      () => ({ body: Buffer.from(`\ufeff${text}`, 'utf16le'), headers: json }),
      () => ({
        body: Buffer.from(Array.from({ length: 200 }, () => Math.floor(dice() * 256))),
        headers: json,
      }),
      () => ({ body: gzipSync(text), headers: { ...json, 'content-encoding': 'gzip' } }),
      () => ({ body: Buffer.from('['.repeat(60_000)), headers: json }),
      () => ({ body: Buffer.from(`{"a":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`), headers: json }),
      () => ({ body: Buffer.from(`{"__proto__":{"admin":true},"a":1e999,"a":${text}}`), headers: json }),
      () => ({ body: Buffer.alloc(70_000, 'x'), headers: json }),
      () => ({
        body: Buffer.from('a=b&c=d'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      () => ({
        body: Buffer.from('--x\r\n\r\n--x--'),
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
      () => ({ body: Buffer.from('%PDF-1.7 \u0000'), headers: { 'content-type': 'application/pdf' } }),
      () => ({ body: null, headers: {} }),
    ])();
  };

  const makePath = (target: Target): string => {
    const raw = (text: string): string =>
      chance(0.3) ? text.replaceAll(/[^\x21-\x7e]|[?#]/g, '%25') : encodeURIComponent(text.toWellFormed());
    const path = target.path.replaceAll(
      /\{\w+\}/g,
      () => raw(chance(0.3) ? 'f'.repeat(32) : pick(junkTexts)) || 'x',
    );
    const asked = target.parameters
      .filter((parameter) => parameter.in === 'query' && !chance(0.1))
      .flatMap(({ name, schema }) => {
        const value = `${name}=${raw(say(make(schema, 0, name)).slice(0, 3_000))}`;
        return chance(0.1) ? [value, value] : [value];
      });
    if (chance(0.1)) asked.push('x-typesense-api-key=guess', 'a[]=1&a[__proto__]=2&=&&%ff');
    const end = chance(0.9) ? '' : pick(['/', '//', '/..', '/%2e%2e/leads', ';a=b', '.json', '%00']);
    return `${path}${end}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
  };

  return (target: Target, proof: Record<string, string> = {}): Shot => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'QUERY', 'PROPFIND'];
    const method = chance(0.85) ? target.method : pick(methods);
    const { body, headers } =
      ['GET', 'HEAD'].includes(method) && chance(0.9) ? { body: null, headers: {} } : makeBody(target);
    const strange: Record<string, string>[] = [
      { cookie: '__Host-session=%00; session=; session=x; a' },
      { cookie: `__Host-session=${'x'.repeat(4_000)}` },
      { origin: 'null' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { 'x-forwarded-for': '127.0.0.1, ::1, x', 'x-forwarded-host': 'localhost', forwarded: 'for=127.0.0.1' },
      { 'x-typesense-api-key': 'undefined' },
      { authorization: 'Bearer null' },
      { 'idempotency-key': 'x'.repeat(2_000) },
      { range: 'bytes=0-0,-1', 'if-none-match': '*' },
      { accept: 'text/html', 'accept-language': '\u00ff\u00fe' },
      { 'forecourt-signature': `t=${Math.floor(Date.now() / 1000)}, v1=${'0'.repeat(64)}` },
    ];
    return {
      ...{ method, path: makePath(target), body },
      headers: { ...headers, ...(chance(0.3) && pick(strange)), ...proof },
    };
  };
}

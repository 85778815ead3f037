import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  parameters?: readonly { name: string; in: string; required?: boolean }[];
  security?: readonly Json[];
}
interface Document extends Json {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Json };
}
const read = (): Document => JSON.parse(readFileSync('src/contract/openapi.json', 'utf8')) as Document;

/** What the validator says against a document, and what the document points at in vain. */
async function findFaults(document: Json): Promise<unknown[]> {
  const validator = new Validator();
  const { errors = [] } = await validator.validate(document);
  return typeof errors === 'string' ? [errors] : errors;
}
const operations = Object.entries(read().paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, ...operation })),
);

describe('API-01 the OpenAPI document', () => {
  test('is one of OpenAPI 3.1 by a validator that is not ours', async () => {
    const validator = new Validator();
    expect(await validator.validate(read())).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref":"#/');
  });

  test.each<[string, (document: Document) => unknown]>([
    ['an answer without words', ({ paths }) => (paths['/x'] = { get: { responses: { 200: {} } } } as never)],
    [
      'a parameter without a schema',
      ({ paths }) => (paths['/x'] = { get: { parameters: [{ name: 'a', in: 'query' }] } } as never),
    ],
    [
      'a reference to nothing',
      ({ paths }) => (paths['/x'] = { get: { responses: { 200: { $ref: '#/components/x' } } } } as never),
    ],
  ])('the validator refuses %s', async (_what, spoil) => {
    const document = read();
    spoil(document);
    expect(await findFaults(document)).not.toEqual([]);
  });

  test('says of each path what stands in its braces, and names each operation once', () => {
    for (const { path, operationId, parameters = [] } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name).sort(), operationId).toEqual(names.sort());
      expect(
        inPath.every(({ required }) => required === true),
        operationId,
      ).toBe(true);
    }
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has every way to prove who asks that an operation names', () => {
    const asked = operations.flatMap(({ security = [] }) => security.flatMap((way) => Object.keys(way)));
    expect(Object.keys(read().components.securitySchemes)).toEqual(expect.arrayContaining(asked));
    expect(asked.length).toBeGreaterThan(0);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { endpoints } from '#scripts/sandbox/api/endpoints.ts';

const addressOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

describe('the contract', () => {
  test('no id and no address stands in it twice', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(new Set(operations.map(addressOf)).size).toBe(operations.length);
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s names each parameter of its path, and has an answer of success',
    (_, operation) => {
      const named = [...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(operation.parameters?.fields ?? {})).toEqual(named);
      expect(Object.keys(operation.answers).some((status) => status.startsWith('2'))).toBe(true);
    },
  );

  test('the server has one endpoint for each operation', () => {
    const served = endpoints.map(({ operation }) => operation.id).toSorted();
    expect(served).toEqual(operations.map(({ id }) => id).toSorted());
  });

  test('pages load nothing of it but the schemas that they read by', () => {
    const loading = globSync('src/services/**/*.ts').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/^import (?!type ).*from '(#contract\/(?!answers\/).*)'/gm),
      ].map(([, room]) => `${file}: ${room}`),
    );
    expect(loading).toEqual([]);
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('UI-03 a style sheet of a template takes in that of base, and none takes in itself', () => {
  const wrong = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@import\s+'(\.[^']+)'/g)].flatMap(([, name = '']) => {
      const target = path.join(path.dirname(file), name);
      return target === path.normalize(file) || !existsSync(target) ? [`${file}: ${name}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

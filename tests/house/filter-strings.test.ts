import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The one that writes filters, and the sandbox's search, which reads them. */
const exceptions = [/\/index-filter\.ts$/, /^scripts\/sandbox\/search\//];

/** `make:=…`, `price:>=…`, `id:!=[…]`, outside of comments. */
const written = /[\w}]:(?:!?=[\w`'"[$]|[<>]=?[\d`'"[$])/;

const findWritten = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && written.test(line))
    .map((line) => line.trim());

test('SRCH-18 one module writes filters of the index', () => {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !exceptions.some((exception) => exception.test(file)));
  const strays = files.flatMap((file) =>
    findWritten(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(strays).toEqual([]);
});

test('a filter written by hand is found', () => {
  for (const line of ["filter_by: 'slug:=x'", 'a(`${field}:>=${least}`)', "'make:!=[`Kia`]'", "'price:>0'"])
    expect(findWritten(line), line).toEqual([line]);
  for (const line of ['const a: string = b;', '/** `make:=Kia` */', 'isOpen ? a : <b>', 'x?.y!==z'])
    expect(findWritten(line), line).toEqual([]);
});

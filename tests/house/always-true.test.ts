import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findAlwaysTrue } from './find-always-true.ts';

const root = path.resolve(import.meta.dirname, '../..');

function readSettings(): ts.ParsedCommandLine {
  const file = path.join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

const { options, fileNames } = readSettings();

test('no condition is true whatever happens', { timeout: 120_000 }, () => {
  const judged = fileNames.filter((name) => !path.relative(root, name).startsWith('tests'));
  const program = ts.createProgram(judged, options);
  expect(findAlwaysTrue(program, (file) => /^(?:src|scripts)\//.test(file))).toEqual([]);
});

test.each([
  ['a word', 'if (send()) lose();', ['send()']],
  ['a word behind another condition', 'if (ready && (other || send())) lose();', ['send()']],
  ['a word that is denied', 'const isLost = !send();', ['send()']],
  ['a promise', 'const left = soon() ? 1 : 2;', ['soon()']],
  ['an answer by which a list is searched', '[1].filter(() => send());', ['() => send()']],
  ['a word that may be empty', "declare const word: 'kept' | ''; if (word) lose();", []],
  ['what may be missing', 'declare const found: { id: string } | null; while (found) lose();', []],
  ['a comparison', "if (send() === 'kept') lose();", []],
  [
    'what is changed meanwhile',
    'let isSound = true; [1].forEach(() => (isSound = false)); if (isSound) lose();',
    [],
  ],
  [
    'a value for what is missing',
    "declare const name: string | undefined; const shown = name || 'none';",
    [],
  ],
])('of conditions, %s is judged', (_what, code, expected) => {
  const declared = `
    declare const ready: boolean, other: boolean;
    declare function send(): 'kept' | 'lost';
    declare function soon(): Promise<boolean>;
    declare function lose(): void;`;
  const name = path.join(process.cwd(), 'example.ts');
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    [name],
    { strict: true, noEmit: true, lib: ['lib.es2022.d.ts'], types: [] },
    {
      ...host,
      getSourceFile: (file, version) =>
        file === name
          ? ts.createSourceFile(file, `${declared}\n${code}`, version)
          : host.getSourceFile(file, version),
    },
  );
  const found = findAlwaysTrue(program, (file) => file === 'example.ts');
  expect(found.map((one) => one.slice(one.indexOf(' ') + 1))).toEqual(expected);
});

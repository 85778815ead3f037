import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from 'eslint';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { judgeImport } from './judge-import.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Reports an import that the table of rooms does not allow, while one types. */
const importTable: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(root, context.filename).replaceAll('\\', '/');
    const check = (node: Rule.Node & { source?: { value?: unknown } | null | undefined }): void => {
      if (typeof node.source?.value !== 'string') return;
      const problem = judgeImport(file, node.source.value);
      if (problem) context.report({ node, message: problem });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** Another table of rooms is another rule, so that the linter's cache judges every file anew. */
const tableVersion = ['../rooms.ts', 'judge-import.ts']
  .reduce(
    (hash, file) => hash.update(readFileSync(path.join(import.meta.dirname, file))),
    createHash('sha256'),
  )
  .digest('hex');

export default defineConfig(
  {
    ignores: ['dist/**', 'node_modules/**', '.forecourt/**', '.astro/**', 'scripts/sandbox/images/frames/**'],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts'],
    plugins: {
      forecourt: {
        meta: { name: 'forecourt', version: tableVersion },
        rules: { 'import-table': importTable },
      },
    },
    rules: { 'forecourt/import-table': 'error' },
  },
  {
    files: ['**/*.tsx'],
    ...hooks.configs.flat['recommended-latest'],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    ignores: ['src/domain/words/normalize-text.ts', 'src/domain/site/slug.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="normalize"][arguments.0.value=/^NF/]',
          message:
            'Take normalizeText or stripMarks: thousands of marks on one letter are sorted for seconds.',
        },
        {
          selector:
            'Property[key.name="ssr"] > ArrowFunctionExpression > :matches(ArrayExpression, ObjectExpression)',
          message: 'React takes a new value at each drawing for a change: name it outside of the component.',
        },
      ],
    },
  },
  {
    // A text of a hundred thousand letters, which no deadline interrupts everywhere, costs a pattern the square of its length.
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-move': 'error', 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    files: ['tests/e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'playwright/test',
          importNames: ['test'],
          message: 'Take it from ../test.ts: what a test leaves behind must fail that test alone.',
        },
      ],
    },
  },
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      // The compiler reports it.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
    },
  },
);

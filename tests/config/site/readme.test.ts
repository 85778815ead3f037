import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

/** Settings that the README shows for a dealer file: whole lines of YAML between backticks, which may go over two lines. */
function readSnippets(): string[] {
  const readme = readFileSync('README.md', 'utf8');
  const chapter = /\n## Change a dealer\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
  return [...chapter.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replace(/\n\s*/g, ' '))
    .filter((code) => /^\w+: \S/.test(code));
}

test('what the README shows for dealer files is right, also all of it in one file (CFG-01)', async () => {
  const snippets = readSnippets();
  expect(snippets.length).toBeGreaterThan(8);
  const { printed } = await loadTexts({ 'a.yaml': `${goodDealer}${snippets.join('\n')}\n` });
  expect(printed).toBe('');
});

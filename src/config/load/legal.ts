import type { Site } from '#domain/site/site.ts';
import type { Library } from './library.ts';
import { judgeMarkdown } from '../markdown/judge-markdown.ts';
import { escapeValue, explainName, fillPlaceholders } from '../markdown/placeholders.ts';
import { explainFilled } from '../markdown/limits.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { createPositionFinder } from '../markdown/position.ts';

interface LegalFault {
  line: number;
  column: number;
  message: string;
  severity?: 'error' | 'warning';
}

/**
 * The legal pages: the dealer's own Markdown (`dealers/<slug>/privacy.md`), else the shared one, as safe HTML.
 *
 * @param values what {placeholders} stand for
 */
export function renderLegal(
  library: Library,
  slug: string,
  values: Readonly<Record<string, string>>,
  fail: (file: string, fault: LegalFault) => void,
): Site['legal'] {
  const start = { line: 1, column: 1 };
  const render = (page: 'privacy' | 'terms'): string => {
    const source = library.text(`${slug}/${page}.md`) ?? library.text(`_legal/${page}.md`);
    if (!source) {
      const message = 'This file is missing. It is the text of a page that every site has.';
      fail(`${library.directory}/_legal/${page}.md`, { ...start, message });
      return '';
    }
    if (source.problem) fail(source.file, { ...start, message: source.problem.message });
    const { faults } = judgeMarkdown(source.text);
    const { text, unknown } = fillPlaceholders(source.text, values, {
      escape: escapeValue,
      mayBeEmpty: true,
    });
    const nameless = unknown.map(({ name, offset }) => ({
      offset,
      message: explainName(name, values),
    }));
    const find = createPositionFinder(source.text);
    const isBroken = faults.some(({ severity }) => severity === 'error');
    const excess = isBroken ? null : explainFilled(text);
    const grown = excess === null ? [] : [{ offset: 0, message: excess }];
    for (const { offset, ...fault } of [...faults, ...nameless, ...grown])
      fail(source.file, { ...find(offset), ...fault });
    return isBroken || excess !== null ? '' : renderMarkdown(text);
  };
  return { privacy: render('privacy'), terms: render('terms') };
}

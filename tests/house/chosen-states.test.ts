import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  file: string;
  /** The selectors around it, outermost first, its own last. */
  chain: string[];
  declarations: string;
}

/** The rules of a sheet with what stands around each; a brace in a string would mislead it. */
function readRules(file: string): Rule[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const open: { selector: string; declarations: string }[] = [];
  const rules: Rule[] = [];
  let text = '';
  for (const letter of css) {
    if (letter === '{') {
      open.push({ selector: text.trim(), declarations: '' });
      text = '';
    } else if (letter === '}') {
      const rule = open.pop();
      const around = [...open.map(({ selector }) => selector), rule?.selector ?? ''];
      // A query within a rule is about what stands around it.
      const chain = [
        ...around.filter((part) => part.startsWith('@')),
        ...around.filter((part) => !part.startsWith('@')),
      ];
      rules.push({ file, chain, declarations: `${rule?.declarations ?? ''}${text}` });
      text = '';
    } else if (letter === ';') {
      const around = open.at(-1);
      if (around) around.declarations += `${text};`;
      text = '';
    } else text += letter;
  }
  return rules;
}

/** A rule about what is chosen, or about the words beside a ticked field; not about a part of it. */
const isChosen = ({ chain }: Rule): boolean =>
  (chain.at(-1) ?? '')
    .split(',')
    .some((one) =>
      /(\[aria-(current|pressed='true'|selected='true')\]|:checked\)?)(\[[^\]]*\])*(\s*\+\s*\w+|::\w+)?$/.test(
        one.trim(),
      ),
    );
const isForced = ({ chain }: Rule): boolean => chain.some((part) => part.includes('forced-colors'));
/** What the colours of a system leave of a page: they replace grounds, colours and borders, and draw no shadows. */
const lasts =
  /(^|[;\s])(font-weight|outline|text-decoration|border-width|border(-\w+)?:\s*\d|display|rotate|translate|content)/;
/** The elements that the rule is about: the last class of each selector, or of what stands around it. */
const subjectsOf = ({ chain }: Rule): string[] =>
  (chain.at(-1) ?? '')
    .split(',')
    .map((one) => `${chain.slice(0, -1).join(' ')} ${one}`.match(/\.[a-z][\w-]*/g)?.at(-1) ?? one);

test('LEGAL 7 what is chosen can be told from the rest in forced colours', () => {
  const rules = globSync(['src/**/*.css']).flatMap(readRules).filter(isChosen);
  expect(rules.length).toBeGreaterThan(15);
  const answered = new Set(
    rules.filter((rule) => isForced(rule) || lasts.test(rule.declarations)).flatMap(subjectsOf),
  );
  const lost = rules
    .filter((rule) => /background|box-shadow|(^|\s)color:|border-color/.test(rule.declarations))
    .filter((rule) => !subjectsOf(rule).every((subject) => answered.has(subject)));
  expect(lost.map(({ file, chain }) => `${file}: ${chain.join(' ')}`)).toEqual([]);
});

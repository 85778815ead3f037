import { createSuggest, suggestNearest } from '../check/nearest.ts';
import { isGroup, type Path } from './path.ts';

/** Names that must exist outside of the dealer files. */
export interface KnownNames {
  templates: readonly string[];
  /** The usual texts by their keys. */
  messages: Readonly<Record<string, string>>;
}

type Report = (path: Path, message: string) => void;

const explain = (kind: string, name: string, names: readonly string[]): string =>
  `there is no ${kind} ${name}.` +
  (suggestNearest(name, names) || ` There are: ${names.join(', ') || 'none'}.`);

const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole)),
];

/** The problem of a dealer's own text, or null: an unknown key, or a placeholder without a value. */
function explainMessage(
  key: string,
  text: unknown,
  usual: KnownNames['messages'],
  suggest: (word: string) => string,
): string | null {
  const own = Object.hasOwn(usual, key) ? usual[key] : undefined;
  if (own === undefined)
    return `there is no text ${key}.${suggest(key) || ' npm run check -- --words lists all of them.'}`;
  // The text for one thing has the placeholders of the text for many.
  const filled = placeholdersOf(own + (usual[key.replace(/One$/, '')] ?? ''));
  const empty = placeholdersOf(String(text)).filter((name) => !filled.includes(name));
  if (empty.length === 0) return null;
  const possible = filled.length > 0 ? `Possible are ${filled.join(', ')}.` : 'This text has none.';
  return `expected only placeholders of the usual text, found ${empty.join(', ')}. ${possible}\nThe usual text is: ${own}`;
}

/** What visitors no longer read of a dealer's own text, or null. The text for one thing needs no number. */
function explainLoss(key: string, text: unknown, usual: KnownNames['messages']): string | null {
  const own = usual[key] ?? '';
  const lost = placeholdersOf(own).filter(
    (name) => !String(text).includes(name) && !(key.endsWith('One') && name === '{count}'),
  );
  return lost.length === 0
    ? null
    : `this text leaves out ${lost.join(', ')}, so that visitors do not read what stands there\nWrite ${lost.length === 1 ? 'it' : 'them'} into your text, or take the text out. The usual text is: ${own}`;
}

/**
 * Reports templates and texts that do not exist, with the nearest one, placeholders that nothing fills, and those that a text
 * leaves out. It works on written settings, so that it runs whatever else is wrong.
 */
export function checkReferences(
  value: Record<string, unknown>,
  slug: string,
  known: KnownNames,
  { fail, warn }: Record<'fail' | 'warn', Report>,
): void {
  const { slug: own, templates, messages } = value;
  if (typeof own === 'string' && own.trim() !== slug)
    fail(['slug'], `expected ${slug}, the name of the file, found "${own}". Leave the setting out.`);
  for (const [index, written] of (Array.isArray(templates) ? templates : []).entries()) {
    const template = String(written).trim();
    if (!known.templates.includes(template))
      fail(['templates', index], explain('template', template, known.templates));
  }
  checkMessages(isGroup(messages) ? messages : {}, known.messages, { fail, warn });
}

/** Texts that do not exist or cannot be filled in, of which each is told; who has more has another file here. */
const mostTold = 100;

function checkMessages(
  written: Record<string, unknown>,
  usual: KnownNames['messages'],
  { fail, warn }: Record<'fail' | 'warn', Report>,
): void {
  const suggest = createSuggest();
  const names = Object.keys(usual);
  let told = 0;
  for (const [key, text] of Object.entries(written)) {
    const mistake = explainMessage(key, text, usual, (word) => suggest(word, names));
    const problem = mistake ?? explainLoss(key, text, usual);
    if (problem === null) continue;
    told += 1;
    (mistake === null ? warn : fail)(
      ['messages', key],
      told < mostTold ? problem : `${problem}\nWhat is wrong with further texts is not told.`,
    );
    if (told === mostTold) return;
  }
}

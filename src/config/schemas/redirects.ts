import * as v from 'valibot';
import { explainFrom, explainTo, isPattern, mostPatterns } from '../redirects/redirect-form.ts';
import { findLoops } from '../redirects/redirect-loops.ts';
import { expectedPath, ownPath, path } from './location/addresses.ts';

/** Reports redirects that no host can follow, or that visitors could turn into the way to another website. */
const withForm = v.rawCheck<Record<string, string>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const input = dataset.value;
  const patterns = Object.keys(input).filter(isPattern);
  if (patterns.length > mostPatterns)
    addIssue({
      message: `expected at most ${mostPatterns} old paths with a * or a :name, which is all that hosts read, found ${patterns.length}\nLet one /old/* stand for many.`,
    });
  for (const [key, value] of Object.entries(input)) {
    const from = explainFrom(key);
    const to = from === null ? explainTo(key, value) : null;
    const path = (origin: 'key' | 'value') => [{ type: 'object', origin, input, key, value }] as const;
    if (from !== null)
      addIssue({
        message: `expected an old path that hosts can read, found "${key}": ${from}`,
        path: [...path('key')],
      });
    else if (to !== null)
      addIssue({ message: `expected a new path, found "${value}", ${to}`, path: [...path('value')] });
  }
});

/** Reports redirects that lead back to themselves. */
const withoutLoops = v.rawCheck<Record<string, string>>(({ dataset, addIssue }) => {
  if (!dataset.typed || dataset.issues) return;
  for (const { from, way } of findLoops(dataset.value))
    addIssue({
      message: `expected the way to a page, found a loop: ${way.join(' → ')}\nLet it lead to a page, or take it out.`,
      path: [
        { type: 'object', origin: 'value', input: dataset.value, key: from, value: dataset.value[from] },
      ],
    });
});

/** Where old paths lead. */
export const redirects = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(ownPath, expectedPath), v.maxLength(300, 'a path of at most 300 characters')),
    path('New path.'),
    'a group of old paths, each with its new one',
  ),
  withForm,
  withoutLoops,
  v.description('Old paths and where they lead now, both on this site.'),
);

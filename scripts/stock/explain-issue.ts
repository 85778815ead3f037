import type * as v from 'valibot';
import { quote, type Value } from './clean/cleaner.ts';

type Issue = v.BaseIssue<unknown>;

/** What a plain kind of value is called at a desk. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a record',
};

/** The end of a sentence that begins with the field: ' is missing', ': expected a year from 1900 to 2100, found "20"'. */
export function explainIssue(issue: Issue): string {
  const { input } = issue;
  if (input === undefined || input === null) return ' is missing';
  if (issue.type === 'min_length' && input === '') return ' is empty';
  return `: ${expectation(issue)}, found ${describe(issue)}`;
}

function expectation({ type, message, expected, requirement, input }: Issue): string {
  // The schema's own words.
  if (message.startsWith('expected ')) return message;
  if (type === 'picklist') return `expected ${listChoices(expected)}`;
  if (type === 'min_length') return `expected at least ${String(requirement)} characters`;
  if (type === 'max_length')
    return `expected at most ${String(requirement)} ${Array.isArray(input) ? 'entries' : 'characters'}`;
  const kind = kinds[type];
  return kind === undefined ? message : `expected ${kind}`;
}

/** '("new" | "demo" | "used")' is '"new", "demo" or "used"'. */
function listChoices(expected: string | null): string {
  const choices = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
  const last = choices.pop() ?? '';
  return choices.length === 0 ? last : `${choices.join(', ')} or ${last}`;
}

function describe({ type, input }: Issue): string {
  const found = quote(input as Value);
  return typeof input === 'string' && type.endsWith('_length') ? `${input.length}: ${found}` : found;
}

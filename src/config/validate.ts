import * as v from 'valibot';
import { findNearest } from './nearest.ts';
import { formatPath, type Path } from './path.ts';
import { descriptionAt, settingsAt } from './schema-walk.ts';

/** One problem of a value, before its place in a file is known. */
export interface Problem {
  path: Path;
  /** Whether the key itself is the problem. */
  at: 'key' | 'value';
  message: string;
}

const describeFound = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of settings';
  const written = typeof value === 'string' ? `"${value.replace(/\s+/g, ' ')}"` : String(value);
  return written.length > 80 ? `${written.slice(0, 77)}…"` : written;
};

const keysOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** A union reports what is wrong with each of its options; what lies deepest is what the marketer meant. */
function flatten(issue: v.BaseIssue<unknown>, above: Path): { issue: v.BaseIssue<unknown>; path: Path }[] {
  const path = [...above, ...keysOf(issue)];
  const inner = (issue.issues ?? []).filter((sub) => (sub.path?.length ?? 0) > 0);
  if ((issue.type === 'union' || issue.type === 'variant') && inner.length > 0)
    return inner.flatMap((sub) => flatten(sub, path));
  return [{ issue, path }];
}

/** A setting that nobody knows: the nearest name at its level, else the place where that very name is known. */
function explainUnknown(root: v.GenericSchema, path: Path): string {
  const name = String(path.at(-1));
  const refusal = `${formatPath(path)} is not a setting here.`;
  const siblings = settingsAt(root, path.slice(0, -1));
  const nearest = findNearest(name, siblings);
  if (nearest) return `${refusal} Did you mean ${nearest}?`;
  const home = settingsAt(root, []).find((top) => settingsAt(root, [top]).includes(name));
  if (home) return `${refusal} It belongs in ${home}: ${home}.${name}.`;
  return path.length > 1 && siblings.length > 0 ? `${refusal} Possible are ${siblings.join(', ')}.` : refusal;
}

function explain(root: v.GenericSchema, issue: v.BaseIssue<unknown>, path: Path): Problem {
  const strict = issue.type === 'strict_object';
  if (strict && issue.expected === 'never') return { path, at: 'key', message: explainUnknown(root, path) };
  if (issue.input === undefined && strict) {
    const description = descriptionAt(root, path)?.split('\n')[0];
    return {
      path,
      at: 'key',
      message: `${formatPath(path)} is missing.${description ? ` ${description}` : ''}`,
    };
  }
  if (issue.path?.at(-1)?.origin === 'key')
    return { path, at: 'key', message: `expected ${issue.message}, found "${String(path.at(-1))}"` };
  const generic = issue.message.startsWith('Invalid ');
  const expected = generic
    ? issue.expected === 'Object'
      ? 'a group of settings'
      : (issue.expected ?? 'another value').replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ')
    : issue.message;
  const [phrase, ...advice] = expected.split(/\. (?=Did you mean)/);
  const found = `expected ${phrase}, found ${describeFound(issue.input)}`;
  return { path, at: 'value', message: advice.length > 0 ? `${found}\n${advice.join(' ')}` : found };
}

/** Checks a value against a schema: its output, or every problem in words. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): { output: v.InferOutput<Schema> | null; problems: Problem[] } {
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output, problems: [] };
  const problems = result.issues
    .flatMap((issue) => flatten(issue, []))
    .map(({ issue, path }) => explain(schema, issue, path));
  const unique = new Map(
    problems.map((problem) => [`${formatPath(problem.path)}\n${problem.message}`, problem]),
  );
  return { output: null, problems: [...unique.values()] };
}

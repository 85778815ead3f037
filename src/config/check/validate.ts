import * as v from 'valibot';
import { suggestNearest } from './nearest.ts';
import { formatPath, type Path } from '../load/path.ts';
import { descriptionAt } from './schema-walk.ts';
import { adviseValue } from './value-advice.ts';
import { adviseText } from './written-advice.ts';
import { explainUnknown, findUnknown, omit, refuseUnknown } from './unknown-settings.ts';

/** One problem of a value, before its position in a file is known. */
export interface Problem {
  path: Path;
  /** Whether the key itself is the problem. */
  at: 'key' | 'value';
  message: string;
  /** An unknown setting, which is removed before the rest is checked. */
  unknown?: true;
}

const describeFound = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) {
    const plain = value.every((entry) => typeof entry === 'string' || typeof entry === 'number');
    const written = `[${value.join(', ')}]`;
    return value.length === 0 ? 'an empty list' : plain && written.length <= 60 ? written : 'a list';
  }
  if (typeof value === 'object') return 'a group of settings';
  const written = typeof value === 'string' ? `"${value.replace(/\s+/g, ' ')}"` : String(value);
  return written.length > 80 ? `${written.slice(0, 77)}…"` : written;
};

/** What stands there: of a list that is too long, how many entries it has. */
const describeFault = ({ type, input }: v.BaseIssue<unknown>): string =>
  type === 'max_length' && Array.isArray(input) ? `one of ${input.length}` : describeFound(input);

const keysOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** A union reports the problems of all its options. The deepest one is of the option that the marketer meant. */
function flatten(issue: v.BaseIssue<unknown>, above: Path): { issue: v.BaseIssue<unknown>; path: Path }[] {
  const path = [...above, ...keysOf(issue)];
  // A group of settings takes a list for a group with the names 0, 1, 2.
  const isMeant = ([first]: readonly v.IssuePathItem[]): boolean =>
    first !== undefined && (first.type === 'array') === Array.isArray(issue.input);
  const inner = (issue.issues ?? []).filter(({ path = [] }) => isMeant(path));
  if ((issue.type === 'union' || issue.type === 'variant') && inner.length > 0)
    return inner.flatMap((sub) => flatten(sub, path));
  return [{ issue, path }];
}

/** The nearest name where one of several kinds is chosen by `name`: a driver, a section. */
function suggestDriver({ type, input, expected }: v.BaseIssue<unknown>): string {
  if (type !== 'variant' || typeof input !== 'string') return '';
  const names = [...(expected ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
  return suggestNearest(input, names).replace(/^ /, '. ');
}

function describeExpected({ type, expected }: v.BaseIssue<unknown>): string {
  const options = (expected ?? 'another value').replace(/^\((.*)\)$/, '$1');
  return type === 'variant' && options.includes(' | ')
    ? `one of ${options.replaceAll(' | ', ', ').replaceAll('"', '')}`
    : options.replaceAll(' | ', ' or ');
}

function explain(
  root: v.GenericSchema,
  issue: v.BaseIssue<unknown>,
  path: Path,
  { written, defaults }: { written: unknown; defaults: unknown },
): Problem {
  if (issue.input === undefined && issue.type === 'strict_object') {
    const description = descriptionAt(root, path, written)?.split('\n')[0];
    return {
      path,
      at: 'key',
      message: `${formatPath(path)} is missing.${description ? ` ${description}` : ''}`,
    };
  }
  const at = issue.path?.at(-1)?.origin === 'key' ? 'key' : 'value';
  // Checks across settings write their whole message themselves.
  if (issue.message.startsWith('expected ')) return { path, at, message: issue.message };
  if (at === 'key') {
    const key = String(path.at(-1));
    const advice = adviseText(key, issue.message);
    return {
      path,
      at,
      message: [`expected ${issue.message}, found "${key}"`, advice].filter(Boolean).join('\n'),
    };
  }
  const generic = issue.message.startsWith('Invalid ');
  const expected = generic
    ? issue.expected === 'Object'
      ? 'a group of settings'
      : describeExpected(issue)
    : issue.message;
  const [phrase, ...nearest] = `${expected}${suggestDriver(issue)}`.split(/\. (?=Did you mean)/);
  const advice = [...nearest, adviseValue(root, issue, path, defaults)].filter((line) => line !== null);
  const found = `expected ${phrase}, found ${describeFault(issue)}`;
  return { path, at: 'value', message: advice.length > 0 ? `${found}\n${advice.join(' ')}` : found };
}

/** Unknown settings that are told what was meant: to look for it takes its time. */
const mostExplained = 20;

const isUnknown = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

/**
 * Checks a value against a schema. Answers every problem in words, and the output where nothing but unknown settings is
 * wrong, else null. A strict group stops at its first unknown setting, so unknown ones are reported and removed, and
 * the rest is checked again. `defaults` serves advice.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  defaults: Record<string, unknown> = {},
): { output: v.InferOutput<Schema> | null; problems: Problem[] } {
  const problems: Problem[] = [];
  let rest = value;
  for (;;) {
    const result = v.safeParse(schema, rest);
    const found = (result.issues ?? []).flatMap((issue) => flatten(issue, []));
    const groups = found.filter(({ issue }) => isUnknown(issue)).map(({ path }) => path);
    if (groups.length === 0) {
      // What a group lacks without its unknown settings is what these were meant as.
      const emptied = problems.flatMap((one) => (one.unknown ? [formatPath(one.path.slice(0, -1))] : []));
      const meant = found.filter(
        ({ issue, path }) => issue.type !== 'check' || !emptied.includes(formatPath(path)),
      );
      problems.push(
        ...meant.map(({ issue, path }) => explain(schema, issue, path, { written: value, defaults })),
      );
      const unique = new Map(
        problems.map((problem) => [`${formatPath(problem.path)}\n${problem.message}`, problem]),
      );
      return { output: result.success ? result.output : null, problems: [...unique.values()] };
    }
    const unknown = groups.flatMap((path) => findUnknown(schema, rest, path));
    for (const path of unknown) {
      const message =
        problems.length < mostExplained ? explainUnknown(schema, path, value) : refuseUnknown(path);
      problems.push({ path, at: 'key', message, unknown: true });
    }
    rest = omit(rest, unknown);
  }
}

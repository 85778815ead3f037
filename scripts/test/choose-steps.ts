import { existsSync, globSync, statSync } from 'node:fs';
import { Failure } from '../command/failure.ts';
import type { Step } from './steps.ts';

/** Which step runs a test file, by its name; the first that fits. */
const runners: readonly (readonly [name: RegExp, step: string])[] = [
  [/(?:^|\/)tests\/attack\/.+\.test\.tsx?$/, 'attack'],
  [/\.test\.tsx?$/, 'unit'],
  [/\.spec\.ts$/, 'end to end'],
];

/** The step that runs a test file. Throws a Failure for what is none. */
function runnerOf(file: string): string {
  const runner = runners.find(([name]) => name.test(file))?.[1];
  if (runner === undefined || !existsSync(file))
    throw new Failure(`There is no test file ${file}. Test files end in .test.ts, .test.tsx or .spec.ts.`);
  return runner;
}

/** The test files of a folder, or the file itself. */
function listFiles(name: string): readonly string[] {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
  const files = globSync(`${name}/**/*.{test.ts,test.tsx,spec.ts}`).toSorted();
  return files.length > 0 ? files : [name];
}

/**
 * The steps that were asked for: all, those of `only`, or for test files and folders of them those that run them, with
 * these files alone.
 * Throws a Failure for a step or a file that does not exist.
 */
export function chooseSteps(
  steps: readonly Step[],
  { only, files = [] }: { only?: readonly string[] | undefined; files?: readonly string[] },
): Step[] {
  const unknown = only?.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Failure(
      `There is no step '${unknown}'. The steps are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  if (files.length === 0) return steps.filter(({ name }) => only?.includes(name) ?? true);
  const byStep = Map.groupBy(new Set(files.flatMap(listFiles)), runnerOf);
  return steps.flatMap((step) => {
    const own = byStep.get(step.name) ?? [];
    return own.length > 0 ? [{ ...step, command: [...step.command, ...own] }] : [];
  });
}

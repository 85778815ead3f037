import { join } from 'node:path';
import { createIssue, type Issue } from './issues.ts';
import type { Library } from '../load/library.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** What keeps one file from being read. */
export const fileIssues = (dealer: string, { file, problems }: YamlFile): Issue[] =>
  problems.map((problem) => createIssue(dealer, file, problem));

/** Reported once, at the layer. Otherwise each dealer would miss every setting that the layer holds. */
const stop = (message: string): string =>
  `${message}\nUntil this is right, dealers that use the file are neither checked further nor published.`;

/**
 * Problems that keep the layers of a dealer from being read, each at its position. The last one of a file says what
 * follows.
 */
export const layerIssues = (dealer: string, layers: readonly YamlFile[]): Issue[] =>
  layers.flatMap((layer) =>
    fileIssues(dealer, layer).map((issue, index) =>
      index === layer.problems.length - 1 ? { ...issue, message: stop(issue.message) } : issue,
    ),
  );

/** Problems that keep the defaults from being read, which every dealer needs. */
export function defaultsIssues(dealer: string, library: Library): Issue[] {
  const defaults = library.yaml('_defaults.yaml');
  const file = defaults?.file ?? join(library.directory, '_defaults.yaml');
  if (defaults && defaults.problems.length > 0) return layerIssues(dealer, [defaults]);
  if (defaults && Object.keys(defaults.value).length > 0) return [];
  const fault = defaults ? 'This file is empty.' : 'This file does not exist.';
  return [
    createIssue(dealer, file, {
      message: stop(`${fault} It holds every setting that a dealer file leaves out: put it back.`),
    }),
  ];
}

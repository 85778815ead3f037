import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Location } from '#domain/location/location.ts';
import { slugify } from '#domain/site/slug.ts';
import type { TeamMember } from '#domain/team/team-member.ts';
import { checkFiles } from '../check/check-files.ts';
import { suggestNearest } from '../check/nearest.ts';
import { validate } from '../check/validate.ts';
import { readText } from '../load/unfit-file.ts';
import { countFromOne, formatPath, type Path } from '../load/path.ts';
import { folderOf, type SiteFiles } from '../load/site-files.ts';
import type { Tell } from '../pages/read-page.ts';
import { teamFile, type WrittenMember } from '../schemas/team/team-file.ts';
import { parseYamlFile, type YamlFile } from '../yaml/yaml-file.ts';

/** What the files of a team are read with. */
export interface TeamReading {
  /** The dealer's layers, its own file last. */
  yamlFiles: readonly YamlFile[];
  files: SiteFiles;
  locations: readonly Location[];
  tell: Tell;
}

const createMember = (written: WrittenMember): TeamMember => ({
  ...written,
  id: written.id ?? slugify(written.name),
  languages: written.languages ?? [],
});

/** A sound file as it lies on disk, or null; why it cannot be read is told. */
function openFile(file: string, tell: Tell): YamlFile | null {
  const { text, problem } = readText(file, dirname(dirname(file)));
  if (problem) {
    tell({ file, path: '', severity: 'error', ...problem });
    return null;
  }
  const yaml = parseYamlFile(file, text);
  for (const found of yaml.problems) tell({ file, severity: 'error', ...found });
  return yaml.problems.length > 0 ? null : yaml;
}

/** @param isShared whether the file is of several dealers, which have other locations */
function readFile(file: string, isShared: boolean, { files, locations, tell }: TeamReading): TeamMember[] {
  const yaml = openFile(file, tell);
  if (!yaml) return [];
  const fail = (path: Path, message: string, at: 'key' | 'value' = 'value'): void =>
    tell({
      ...{ file, message, severity: 'error' },
      ...yaml.locate(path, at),
      path: at === 'key' ? '' : formatPath(path),
    });
  const warn = (path: Path, message: string): void =>
    tell({ ...{ file, message, severity: 'warning' }, ...yaml.locate(path), path: formatPath(path) });
  const { output, problems } = validate(teamFile, yaml.value);
  for (const { path, message, at } of problems) fail(path, message, at);
  checkFiles(teamFile, yaml.value, files, { fail, warn });
  const slugs = locations.map(({ slug }) => slug);
  const ids: string[] = [];
  return (output?.team ?? []).flatMap((written, index) => {
    const member = createMember(written);
    const { id, location } = member;
    const first = ids.indexOf(id);
    if (first >= 0)
      fail(
        ['team', index, written.id === null ? 'name' : 'id'],
        `expected each person once, found ${written.name} again: the ${countFromOne(first)} person has the id ${id} as well\nTake one of them out, or write an id of its own, such as id: ${id}-2.`,
      );
    ids.push(id);
    if (location === null || slugs.includes(location)) return member;
    if (!isShared)
      fail(
        ['team', index, 'location'],
        `expected a location, found "${location}", which this dealer does not have.${suggestNearest(location, slugs)}\nLocations: ${slugs.join(', ')}.`,
      );
    return [];
  });
}

/**
 * The people of a dealer: those of its own file team.yaml, then those of its group and brands. Who is in both stands there
 * as the dealer's file says. People of a group who work at another dealer's location are left out. Whole is a team without a mistake
 * in its files.
 */
export function readTeam(reading: TeamReading): { team: TeamMember[]; isTeamWhole: boolean } {
  let isTeamWhole = true;
  const tell: Tell = (problem) => {
    if (problem.severity === 'error') isTeamWhole = false;
    reading.tell(problem);
  };
  const found = reading.yamlFiles
    .toReversed()
    .map((layer, index) => ({ file: join(folderOf(layer), 'team.yaml'), isShared: index > 0 }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ file, isShared }) => readFile(file, isShared, { ...reading, tell }));
  const team = found.filter(({ id }, index) => found.findIndex((member) => member.id === id) === index);
  return { team, isTeamWhole };
}

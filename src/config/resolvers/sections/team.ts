import type { SectionOf, WrittenSection } from '#domain/page/section.ts';
import { findTeam } from '#domain/team/team-member.ts';
import { suggestNearest } from '../../check/nearest.ts';
import type { Path } from '../../load/path.ts';
import { expectLocation } from './location.ts';
import type { SectionContext } from './section-context.ts';

const fold = (word: string): string => word.toLowerCase();

/** The section of the people of a location and department; words where there are none, null where a mistake in a file hides some. */
export function answerTeam(
  section: Extract<WrittenSection, { name: 'team' }>,
  context: SectionContext,
  at: Path,
): SectionOf<'team'> | string | null {
  const { team, isTeamWhole } = context;
  if (isTeamWhole && team.length === 0) return 'no people: no file team.yaml names any';
  if (!expectLocation(section, context, at) || !isTeamWhole) return null;
  const { department } = section;
  const departments = [...new Set(team.flatMap((member) => member.department ?? []))];
  const meant = departments.filter((name) => department === undefined || fold(name) === fold(department));
  if (department !== undefined && meant.length === 0) {
    context.fail(
      [...at, 'department'],
      `expected a department of team.yaml, found "${department}".${suggestNearest(department, departments)}\nDepartments: ${departments.join(', ') || 'none'}.`,
    );
    return null;
  }
  const members = findTeam(team, section.location).filter(
    (member) => department === undefined || meant.includes(member.department ?? ''),
  );
  return members.length > 0 ? { ...section, members } : 'no people of that location and department';
}

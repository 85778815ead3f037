import { distance } from 'fastest-levenshtein';
import type { TeamMember } from '#domain/team/team-member.ts';
import { tellSetting, type PageDraft, type Tell } from './read-page.ts';

/** Letters by which a name may differ from that of a person whom it means all the same. */
const slip = 2;

/** Warns of authors who are nearly, and not quite, somebody of the team: their articles lack the picture and the way to write to them. */
export function judgeAuthors(
  drafts: readonly PageDraft[],
  team: readonly Pick<TeamMember, 'name'>[],
  tell: Tell,
): void {
  for (const draft of drafts) {
    const author = draft.article?.author;
    if (!author || team.some(({ name }) => name === author)) continue;
    const near = team.find(({ name }) => distance(name, author) <= slip);
    if (near)
      tellSetting(
        draft,
        tell,
        ['author'],
        `found ${author}, and nobody of the team has this name\nDid you mean ${near.name}? Then picture, role and the way to write stand beside the article.`,
        { severity: 'warning' },
      );
  }
}

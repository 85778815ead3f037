import { suggestNearest } from '../check/nearest.ts';
import { frameIds } from '../markdown/render-markdown.ts';
import { trimPath } from '../redirects/redirect-index.ts';
import type { Named } from '../schemas/sections/section.ts';
import { listSectionAnchors } from './anchors.ts';
import type { LinkVerdict, PageDraft } from './read-page.ts';

/** Anchors that a message names. */
const mostNamed = 12;

const explain = (href: string, anchor: string, known: readonly string[]): string => {
  const near = suggestNearest(anchor, known).trim();
  const names = known
    .slice(0, mostNamed)
    .map((name) => `#${name}`)
    .join(', ');
  return (
    `found "${href}", and that page has nothing named ${anchor}: the link leads to its top\n` +
    (near
      ? near.replace('mean ', 'mean #')
      : names
        ? `There are ${names}. A section is named by its id, a heading by its words.`
        : `Give a section there id: ${anchor}, or take #${anchor} out.`)
  );
};

/**
 * Makes a judge of addresses with a part after #, for own pages and the home page; what other pages have is not known here.
 *
 * @param home sections of the home page
 */
export function createAnchorJudge(
  drafts: readonly Pick<PageDraft, 'path' | 'anchors'>[],
  home: readonly Named[],
): (href: string, here: string | null) => LinkVerdict | null {
  const pages = new Map<string, () => readonly string[]>([
    ['/', () => listSectionAnchors(home)],
    ...drafts.map(({ path, anchors }) => [trimPath(path), anchors] as const),
  ]);
  return (href, here) => {
    const [page = '', anchor = ''] = href.split('#');
    const known = anchor === '' ? undefined : pages.get(trimPath(page === '' ? (here ?? '?') : page))?.();
    if (!known || known.includes(anchor) || frameIds.includes(anchor)) return null;
    return { severity: 'warning', message: explain(href, anchor, known) };
  };
}

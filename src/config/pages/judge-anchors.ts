import { suggestNearest } from '../check/nearest.ts';
import { frameIds } from '../markdown/render-markdown.ts';
import { trimPath } from '../redirects/redirect-index.ts';
import { listOtherAnchors, type Anchored } from './other-anchors.ts';
import type { LinkVerdict, PageDraft } from './read-page.ts';

/** Names that fields of the usual forms have. */
const ofField = /^(contact|testDrive)-[a-z]+$/i;

/** Anchors that a message names. */
const mostNamed = 12;

const explain = (href: string, anchor: string, known: readonly string[] | null): string => {
  const near = suggestNearest(anchor, known ?? []).trim();
  const names = (known ?? [])
    .slice(0, mostNamed)
    .map((name) => `#${name}`)
    .join(', ');
  return (
    `found "${href}", and that page has nothing named ${anchor}: the link leads to its top\n` +
    (near
      ? near.replace('mean ', 'mean #')
      : names
        ? `There are ${names}. A section is named by its id, a heading by its words.`
        : known
          ? `Give a section there id: ${anchor}, or take #${anchor} out.`
          : `Take #${anchor} out: no part of that page has a name.`)
  );
};

/**
 * Makes a judge of addresses with a part after #. The parts of vehicles, models and legal texts are not known here: links to
 * those are not judged.
 */
export function createAnchorJudge(
  drafts: readonly Pick<PageDraft, 'path' | 'anchors'>[],
  site: Anchored,
): (href: string, here: string | null) => LinkVerdict | null {
  const pages = new Map<string, (() => readonly string[]) | null>([
    ...listOtherAnchors(site).map(([path, names]) => [trimPath(path), names] as const),
    ...drafts.map(({ path, anchors }) => [trimPath(path), anchors] as const),
  ]);
  return (href, here) => {
    const [page = '', anchor = ''] = href.split('#');
    const names = anchor === '' ? undefined : pages.get(trimPath(page === '' ? (here ?? '?') : page));
    if (names === undefined || frameIds.includes(anchor) || ofField.test(anchor)) return null;
    const known = names?.() ?? null;
    if (known?.includes(anchor)) return null;
    return { severity: 'warning', message: explain(href, anchor, known) };
  };
}

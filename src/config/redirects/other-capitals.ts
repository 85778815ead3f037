import { trimPath } from './redirect-index.ts';

/** An address and where it leads; of a page, to itself. */
export interface Way {
  from: string;
  to: string;
}

/** Whether two addresses differ by capitals alone. */
const isTwin = (a: string, b: string): boolean => a !== b && a.toLowerCase() === b.toLowerCase();

/**
 * Says of an old path which other address of the site differs from it by capitals alone and leads elsewhere, or null. Some hosts
 * take both for one address, others for two. Spellings that lead to the same page are what a move from such a host needs.
 */
export function createCapitalJudge(ways: readonly Way[]): (way: Way) => string | null {
  const known = new Map<string, Way[]>();
  for (const { from, to } of ways) {
    const way = { from: trimPath(from), to: trimPath(to) };
    const key = way.from.toLowerCase();
    known.set(key, [...(known.get(key) ?? []), way]);
  }
  return ({ from, to }) => {
    const [own, goal] = [trimPath(from), trimPath(to)];
    const twin = known.get(own.toLowerCase())?.find((way) => isTwin(way.from, own) && way.to !== goal);
    return twin
      ? `found ${from}, which differs from ${twin.from} by capitals alone and leads elsewhere: some hosts take both for one address, and show one of them for both.\nLet both lead to the same page, or take one out.`
      : null;
  };
}

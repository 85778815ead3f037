const secondsOfDay = 86_400;

/** Something that came at a time, in epoch seconds. */
export interface Dated {
  at: number;
}

const findDay = ({ at }: Dated): number => Math.floor(at / secondsOfDay);

/**
 * The `most` entries to show of a longer list, in no order: from each day (UTC) as many as from any other, while it has them.
 * Many entries of one day, which a stranger may have sent in somebody's name, so leave those of all other days in place.
 */
export function spreadOverDays<One extends Dated>(entries: readonly One[], most: number): One[] {
  const days = Map.groupBy(entries, findDay);
  const ranked = [...days.values()].flatMap((day) =>
    day.toSorted((one, other) => one.at - other.at).map((entry, rank) => ({ entry, rank })),
  );
  return ranked
    .toSorted((one, other) => one.rank - other.rank || other.entry.at - one.entry.at)
    .slice(0, most)
    .map(({ entry }) => entry);
}

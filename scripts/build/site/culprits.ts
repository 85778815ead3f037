/** Why these documents cannot be drawn together; null where they can. */
export type FindObstacle = (documents: readonly unknown[]) => Promise<string | null>;

/**
 * The documents that cannot be drawn, with what stands in the way of each.
 *
 * @param triesTogether whether a part that can be drawn needs no look at each of its documents: quick where few are at fault
 */
export async function findCulprits(
  documents: readonly unknown[],
  findObstacle: FindObstacle,
  triesTogether: boolean,
): Promise<Map<unknown, string>> {
  if (documents.length === 0) return new Map();
  const isOne = documents.length === 1;
  if (triesTogether || isOne) {
    const obstacle = await findObstacle(documents);
    if (obstacle === null) return new Map();
    if (isOne) return new Map([[documents[0], obstacle]]);
  }
  const half = documents.length >> 1;
  return new Map([
    ...(await findCulprits(documents.slice(0, half), findObstacle, triesTogether)),
    ...(await findCulprits(documents.slice(half), findObstacle, triesTogether)),
  ]);
}

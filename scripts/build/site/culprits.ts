/** Why these documents cannot be drawn together; null where they can. */
export type FindObstacle = (documents: readonly unknown[]) => Promise<string | null>;

/** Documents of a part of many. Halving many from the start draws most of them again and again where several are at fault. */
const partSize = 16;

function part(documents: readonly unknown[]): (readonly unknown[])[] {
  const size = documents.length > partSize ? partSize : Math.ceil(documents.length / 2);
  return Array.from({ length: Math.ceil(documents.length / size) }, (_, at) =>
    documents.slice(at * size, (at + 1) * size),
  );
}

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
  const culprits = new Map<unknown, string>();
  for (const documentsOfPart of part(documents))
    for (const [document, obstacle] of await findCulprits(documentsOfPart, findObstacle, triesTogether))
      culprits.set(document, obstacle);
  return culprits;
}

/** Parses each document alone: one that cannot be read is left out and logged, and does not take the others along. */
export const parseReadable = <Value>(
  documents: readonly unknown[],
  parse: (document: unknown) => Value,
): Value[] =>
  documents.flatMap((document) => {
    try {
      return [parse(document)];
    } catch (error) {
      console.warn('A document of the index cannot be read.', error);
      return [];
    }
  });

/** Parses each document alone. An unreadable one is left out and logged, without harm to the others. */
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

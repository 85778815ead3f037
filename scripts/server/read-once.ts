/** Reads something once, for all who ask. What failed, such as for want of free files, is read anew at the next call. */
export function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | null = null;
  return () => {
    if (known) return known;
    const reading = read();
    known = reading;
    reading.catch(() => {
      known = null;
    });
    return reading;
  };
}

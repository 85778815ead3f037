/**
 * Takes an earlier choice out of the storage before the new one is written. Storage that is full to the last character takes
 * no longer word: the earlier yes would stay, where no answer at all is the safe one.
 */
export function dropKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has kept nothing.
  }
}

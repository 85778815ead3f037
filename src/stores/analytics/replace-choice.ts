function isDone(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes a choice in place of an earlier one. Storage that is full to the last character takes no longer word: an earlier yes
 * would stay, where no answer at all is the safe one, which `forget` writes.
 */
export function replaceChoice(key: string, write: () => void, forget: () => void): void {
  // Not before: another tab would see no answer for a moment, and take apart what is allowed.
  if (isDone(write)) return;
  isDone(() => localStorage.removeItem(key));
  isDone(forget);
}

/** So long a key must be where others than this machine can try keys. */
export const shortestKey = 32;
/** So many of its characters must say something that those before them do not. A random one of 32 digits has some 30. */
const fewestNew = 20;
/** Repeated characters, or characters of one step, that are no chance. */
const shortestRun = 3;

/** How far the text at a place repeats what began before it. */
function measureRepetition(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && text.lastIndexOf(text.slice(at, at + length + 1), at - 1) >= 0)
    length += 1;
  return length;
}

/** How far the characters at a place go up or down by one: `abcd`, `4321`. */
function measureSteps(text: string, at: number): number {
  const stepAt = (index: number): number => text.charCodeAt(index + 1) - text.charCodeAt(index);
  const step = stepAt(at);
  if (Math.abs(step) !== 1) return 1;
  let length = 2;
  while (stepAt(at + length - 1) === step) length += 1;
  return length;
}

/** How many pieces a text is made of: single characters, rows of steps, and repetitions of what stood before. */
function countPieces(text: string): number {
  let pieces = 0;
  for (let at = 0; at < text.length; pieces += 1) {
    const run = Math.max(measureSteps(text, at), at > 0 ? measureRepetition(text, at) : 0);
    at += run >= shortestRun ? run : 1;
  }
  return pieces;
}

/**
 * Whether somebody could find a key by trying: it is short, or long by rows and repetitions alone, such as `kkkk…`,
 * `abcdabcd…` or `0123…`. Nothing here knows words: a sentence passes.
 */
export const isWeakKey = (key: string): boolean =>
  key.length < shortestKey || countPieces(key.toLowerCase()) < fewestNew;

/** The search index did not deliver what a build needs; the message is meant for people. */
export class IndexError extends Error {
  override name = 'IndexError';
}

/** The search index failed during a build; the message is for people. */
export class IndexError extends Error {
  override name = 'IndexError';
}

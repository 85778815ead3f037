/** A target must not be published as it is; the message is meant for people. */
export class BuildError extends Error {
  override name = 'BuildError';
}

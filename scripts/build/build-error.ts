/** A target must not be published as it is; the message is meant for people. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Links of the site's own pages lead nowhere: code or stock may be at fault. */
export class DeadLinkError extends BuildError {
  override name = 'DeadLinkError';
}

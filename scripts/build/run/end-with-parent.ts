/** Ends the build when the process that runs it ends: nobody waits for it, and the next one needs its folders. */
export function endWithParent(interruption: AbortController): void {
  process.once('disconnect', () => interruption.abort());
  // Listening alone would keep this process from ending.
  process.channel?.unref();
}

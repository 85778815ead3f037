/** Codes of errors when output cannot be written: the disk of a log is full, a terminal is gone, or a reader such as `head` has enough. */
const refusals = ['ENOSPC', 'EDQUOT', 'EIO', 'EPIPE'];

/** Goes on where nothing can be printed any more: what is at work is worth more than its words. Lines are missing from then on. */
export function endureLostLog(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!refusals.includes(error.code ?? '')) throw error;
    });
}

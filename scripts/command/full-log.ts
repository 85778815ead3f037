/** What a disk says that takes no more of a file that a shell or a service writes our words to. */
const refusals = ['ENOSPC', 'EDQUOT', 'EIO'];

/**
 * Goes on where nothing can be printed any more because the disk of a log is full: what is at work is worth more than its words.
 * Lines are missing until there is room again.
 */
export function endureFullLog(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (!refusals.includes(error.code ?? '')) throw error;
    });
}

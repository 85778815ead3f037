/** The index refused a request or could not be reached; `status` is null when there was no answer. */
export class IndexError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.name = 'IndexError';
    this.status = status;
  }
}

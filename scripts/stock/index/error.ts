import { Failure } from '../../command/failure.ts';

/** The index refused a request or could not be reached; `status` is null when there was no answer of an index. */
export class IndexError extends Failure {
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.name = 'IndexError';
    this.status = status;
  }
}

/** The index gave no clear answer when it was asked to switch: nobody knows whether the old or the new stock is live. */
export class UnknownSwitch extends IndexError {
  constructor(message: string) {
    super(`${message} It was just asked to switch to what was loaded; import again to be sure.`, null);
    this.name = 'UnknownSwitch';
  }
}

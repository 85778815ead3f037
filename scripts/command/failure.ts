/**
 * What the one at the keyboard can correct or must know: shown as its message, without a stack trace, exit code 1. Any
 * other error is a defect of ours and keeps its trace.
 */
export class Failure extends Error {
  override name = 'Failure';
}

/** A mistake that the one at the keyboard can correct: shown as its message, without a stack trace, exit code 1. */
export class Failure extends Error {
  override name = 'Failure';
}

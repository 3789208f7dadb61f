/** Something outside the program stops it from starting; the message is the one line an operator reads. */
export class StartupError extends Error {
  override name = 'StartupError';
}

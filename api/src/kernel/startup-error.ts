/** A reason outside the program why it cannot start; the message is the one line an operator reads. */
export class StartupError extends Error {
  override name = 'StartupError';
}

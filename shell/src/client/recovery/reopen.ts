/** In the state of a history entry: its document failed, so its next one stays as the server rendered it, without scripts. */
const FAILED = 'failed';

/**
 * What is shown failed beyond repair: loads its address as a document. A document that itself fails is loaded once more, and
 * then runs no script: it can be read, and its links work.
 * @param isDocument the document was loaded with what failed, rather than changed to it
 */
export function reopen(isDocument: boolean): void {
  if (isDocument) history.replaceState({ ...history.state, [FAILED]: true }, '');
  location.reload();
}

/** Whether this document failed when it was last loaded. Forgets it, so that reloading the page tries again. */
export function takeFailedDocument(): boolean {
  const { [FAILED]: failed, ...state } = history.state ?? {};
  if (failed) history.replaceState(state, '');
  return failed === true;
}

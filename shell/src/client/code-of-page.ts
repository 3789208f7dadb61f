import type { LoadedPage } from '../composition/loading/loaded-page.ts';
import { loadContentPage } from '../content/load-content-page.ts';
import { loadMessages } from '../layout/messages/load-messages.ts';

/**
 * Loads the shell code that takes over a page the server rendered, in addition to what every page has. Rejects if it cannot be
 * loaded.
 */
export async function loadCodeOf({ view }: LoadedPage): Promise<void> {
  if (view.type === 'content') await loadContentPage();
  else if (view.type !== 'section' && !(await loadMessages())) throw new Error('Cannot load the code of message pages');
}

import type { LoadedPage } from '../composition/loading/loaded-page.ts';
import { loadContentPage } from '../content/load-content-page.ts';
import { loadMessages } from '../layout/messages/load-messages.ts';

/** Loads the shell's own code that a page needs besides what is part of every page. Rejects where it cannot be loaded. */
export async function loadCodeOf({ view }: LoadedPage): Promise<void> {
  if (view.type === 'content') await loadContentPage();
  else if (view.type !== 'section' && !(await loadMessages())) throw new Error('The code of messages cannot be loaded');
}

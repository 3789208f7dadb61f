import type { MessagePageView } from '../../composition/loading/loaded-page.ts';
import { ErrorView } from './error-view.tsx';
import { LaterView } from './later-view.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { OfflineView } from './offline-view.tsx';
import { UnavailableView } from './unavailable-view.tsx';

/** The message of a page that has nothing else to show. */
export function MessageView({ view }: { view: MessagePageView }) {
  switch (view.type) {
    case 'not-found':
      return <NotFoundView reason={view.reason} />;
    case 'unavailable':
      return isOffline() ? <OfflineView /> : <UnavailableView section={view.section} />;
    case 'later':
      return isOffline() ? <OfflineView /> : <LaterView />;
    case 'error':
      return <ErrorView reference={view.reference} />;
  }
}

/** Browsers only; a page that the server rendered as a message came over a connection. */
const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

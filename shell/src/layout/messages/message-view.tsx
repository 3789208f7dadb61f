import type { MessagePageView } from '../../composition/loading/loaded-page.ts';
import { ErrorView } from './error-view.tsx';
import { LaterView } from './later-view.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { UnavailableView } from './unavailable-view.tsx';

/** The message of a page that has nothing else to show. */
export function MessageView({ view }: { view: MessagePageView }) {
  switch (view.type) {
    case 'not-found':
      return <NotFoundView reason={view.reason} />;
    case 'unavailable':
      return <UnavailableView section={view.section} />;
    case 'later':
      return <LaterView />;
    case 'error':
      return <ErrorView reference={view.reference} />;
  }
}

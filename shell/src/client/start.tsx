import { guardDocument } from '@facade/section-kit';
import {
  Activity,
  type Dispatch,
  Fragment,
  memo,
  type ReactNode,
  type SetStateAction,
  StrictMode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, CommonApp } from '../composition/app.tsx';
import type { Composition } from '../composition/composition-context.ts';
import type { LoadedPage } from '../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../composition/loading/section-loader.ts';
import { createTexts } from '../composition/loading/texts.ts';
import { APP_ELEMENT, COMMON_ELEMENT, type PageState } from '../protocol/page-state.ts';
import { showBusy, startChrome, updateChrome } from './chrome/chrome.ts';
import { createComposition } from './composition.ts';
import { applyHead } from './document-head.ts';
import { findRelease } from './find-release.ts';
import { followTexts } from './hot-texts.ts';
import { layOutAhead, showLaidOut } from './layout-ahead.ts';
import { createNavigation } from './navigation/navigation.ts';
import { followPlainLinks } from './navigation/plain-links.ts';
import { prefetchLinks } from './navigation/prefetch.ts';
import { offerOffline } from './offline/offer-offline.ts';
import { createPageSource } from './page-source.ts';
import { createRecovery } from './recovery.ts';
import { watchHandlers } from './reports/watch-handlers.ts';

export interface Sections {
  /** For pages requested in the browser: gives up after a while. */
  timed: SectionLoader;
  /** For pages the server has rendered: never gives up. */
  persistent: SectionLoader;
}

interface View {
  key: number;
  page: LoadedPage;
  composition: Composition;
  renderedByServer: boolean;
}

interface Views {
  view: View;
  /** Rendered but hidden, because it is likely to be next. */
  ahead: View | null;
  /** Called once the view is in the document. */
  shown?: () => void;
}

/** Rendered once per page and composition, however often its surroundings change. */
const Page = memo(App);

/** Takes over the server's document: hydrates it, then handles navigation in the browser. `place`: maps a path in a preview. */
export function start(state: PageState, sections: Sections, place?: (path: string) => string): void {
  const { site, language, form } = state;
  guardDocument();
  const texts = createTexts(language, state.texts);
  if (process.env.NODE_ENV === 'development') followTexts(texts);
  const source = createPageSource(site, sections.timed, texts, state.base);
  let views = 0;
  const viewOf = (page: LoadedPage, loader: SectionLoader, renderedByServer = false): View => ({
    key: ++views,
    renderedByServer,
    page,
    composition: createComposition(
      page,
      loader,
      renderedByServer,
      (request) => source.loadSlotOf(page.href, request),
      pageFailed,
    ),
  });

  /**
   * If only the query changes, the page keeps its components, so parts that are not hydrated yet do not have to hydrate now.
   */
  const next = (page: LoadedPage, { view, ahead }: Views): View => {
    if (pathOf(view.page.href) === pathOf(page.href)) return { ...view, page };
    return ahead?.page === page ? ahead : viewOf(page, sections.timed);
  };
  let setViews: Dispatch<SetStateAction<Views>> = () => {};
  let setCommonPage: Dispatch<SetStateAction<LoadedPage>> = () => {};
  const { navigator, go } = createNavigation({
    load: source.load,
    setBusy: showBusy,
    ...(place && { place }),
    show: (page) =>
      new Promise((shown) => {
        applyHead(page.head, page.href);
        updateChrome(page);
        recovery.show(page);
        startTransition(() => setCommonPage(page));
        let following: Views | undefined;
        setViews((present) => {
          // React may call this again after a page was rendered ahead. Return the same view, or the page would be rendered
          // twice.
          following ??= { view: next(page, present), ahead: null, shown };
          return following;
        });
      }),
  });

  /** Renders the page that is likely to be requested next, hidden: a click then only has to show it. */
  async function renderAhead(url: URL): Promise<void> {
    const page = await source.ahead(url);
    if (!page) return;
    const ahead = viewOf(page, sections.timed);
    startTransition(() =>
      setViews((present) => {
        const isThere = present.ahead?.page === page || pathOf(present.view.page.href) === pathOf(page.href);
        return isThere ? present : { ...present, ahead };
      }),
    );
  }

  const recovery = createRecovery({
    load: (section) => sections.persistent.load(section, `locale-${language}`),
    isReplaced: async (section) => (await findRelease(section)).version !== sections.timed.versionOf(section),
    render() {
      const url = new URL(location.href);
      source.forget(url);
      return go(url, 'replace');
    },
  });

  function pageFailed(section: string): void {
    sections.persistent.markBroken?.(section);
    recovery.failed(section);
  }

  function Root({ first }: { first: View }) {
    const [{ view, ahead, shown }, changeViews] = useState<Views>({ view: first, ahead: null });
    useEffect(() => {
      setViews = changeViews;
    }, []);
    // Before the paint, because the scroll position is set now.
    useLayoutEffect(() => {
      if (!shown) return;
      showLaidOut(app);
      shown();
    }, [shown]);
    const render = ({ key, renderedByServer, page, composition }: View, mode: 'visible' | 'hidden') => {
      const returned = page === first.page ? form : null;
      const rendered = <Page {...{ site, language, texts, navigator, page, composition }} form={returned} />;
      // The server renders no frame around the page, and hydration must find the same markup.
      if (renderedByServer) return <Fragment key={key}>{rendered}</Fragment>;
      return (
        <Activity key={key} mode={mode}>
          {rendered}
        </Activity>
      );
    };
    return ahead ? [render(view, 'visible'), render(ahead, 'hidden')] : render(view, 'visible');
  }

  /** The parts that every page has are notified of each navigation: page views are counted there. */
  function CommonRoot({ composition }: Pick<View, 'composition'>) {
    const [page, changePage] = useState(state.page);
    useEffect(() => {
      setCommonPage = changePage;
    }, []);
    return <CommonApp {...{ site, language, texts, navigator, form, page, composition }} />;
  }

  const first = viewOf(state.page, sections.persistent, true);
  const app = elementOf(APP_ELEMENT);
  hydrate(app, <Root first={first} />);
  hydrate(elementOf(COMMON_ELEMENT), <CommonRoot composition={first.composition} />, 'common');
  startChrome();
  prefetchLinks(source.prefetch, renderAhead, async () => sections.timed.whenLoaded?.());
  layOutAhead(app);
  followPlainLinks(navigator);
  recovery.show(state.page);
  watchHandlers();
  if (state.offline) offerOffline(language);
}

const pathOf = (href: string): string => href.split('?')[0] ?? href;

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no element "${id}"`);
  return element;
}

function hydrate(element: HTMLElement, children: ReactNode, identifierPrefix = ''): void {
  const onRecoverableError = (error: unknown) => console.error('[facade] hydration:', error);
  // In a transition React hydrates the page in slices; otherwise it would in one go.
  startTransition(() => {
    hydrateRoot(element, <StrictMode>{children}</StrictMode>, { identifierPrefix, onRecoverableError });
  });
}

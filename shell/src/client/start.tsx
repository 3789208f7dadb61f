import { guardDocument } from '@facade/section-kit';
import {
  Activity,
  type Dispatch,
  Fragment,
  memo,
  type SetStateAction,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { App, CommonApp } from '../composition/app.tsx';
import type { Composition } from '../composition/composition-context.ts';
import { loadOnce } from '../composition/loading/load-once.ts';
import type { LoadedPage } from '../composition/loading/loaded-page.ts';
import { SHELL } from '../composition/loading/section-failure.ts';
import type { SectionLoader } from '../composition/loading/section-loader.ts';
import { createTexts } from '../composition/loading/texts.ts';
import { APP_ELEMENT, COMMON_ELEMENT, type PageState } from '../protocol/page-state.ts';
import { showBusy, startChrome, updateChrome } from './chrome/chrome.ts';
import { createComposition } from './composition.ts';
import { applyHead } from './document-head.ts';
import { followTexts } from './hot-texts.ts';
import { hydrate } from './hydrate.tsx';
import { createNavigation } from './navigation/navigation.ts';
import { followPlainLinks } from './navigation/plain-links.ts';
import { followFailures } from './recovery/follow-failures.ts';
import { reopen } from './recovery/reopen.ts';
import { untilLoaded } from './recovery/until-loaded.ts';
import { watchHandlers } from './reports/watch-handlers.ts';
import { whenFree } from './when-idle.ts';

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

/** Share of documents in which sections are watched for harm: its kinds show in a tenth of all, and the others load no code for it. */
const WATCHED = 0.1;

const loadHarm = () => untilLoaded(() => import(/* webpackChunkName: "harm" */ './reports/watch-harm.ts'));

const loadAhead = loadOnce(() => import(/* webpackChunkName: "ahead" */ './ahead.ts'));

/** Rendered once per page and composition, however often its surroundings change. */
const Page = memo(App);

/** Takes over the server's document: hydrates it, then handles navigation in the browser. `place`: maps a path in a preview. */
export function start(state: PageState, sections: Sections, place?: (path: string) => string): void {
  const { site, language, form } = state;
  guardDocument();
  const texts = createTexts(language, state.texts);
  if (process.env.NODE_ENV === 'development') followTexts(texts);
  const loadSource = loadOnce(async () => {
    const { createPageSource } = await loadAhead();
    return createPageSource(site, sections.timed, texts, { base: state.base ?? '', first: state.page.href });
  });
  let views = 0;
  const viewOf = (page: LoadedPage, loader: SectionLoader, renderedByServer = false): View => ({
    key: ++views,
    renderedByServer,
    page,
    composition: createComposition(
      page,
      loader,
      renderedByServer,
      async (request) => (await loadSource()).loadSlotOf(page.href, request),
      (section) => pageFailed(section, page),
    ),
  });

  /** If only the query changes, the page keeps its components, so parts that are not hydrated yet need not hydrate now. */
  const next = (page: LoadedPage, { view, ahead }: Views): View => {
    if (pathOf(view.page.href) === pathOf(page.href)) return { ...view, page };
    return ahead?.page === page ? ahead : viewOf(page, sections.timed);
  };
  let shownPage = state.page;
  const reopenShown = () => reopen(shownPage === state.page);
  const onUncaughtError = (error: unknown) => {
    console.error('[facade] the page failed:', error);
    reopenShown();
  };
  let setViews: Dispatch<SetStateAction<Views>> = () => {};
  let setCommonPage: Dispatch<SetStateAction<LoadedPage>> = () => {};
  const { navigator, go } = createNavigation({
    load: async (url, signal) => (await loadSource()).load(url, signal),
    setBusy: showBusy,
    ...(place && { place }),
    show: async (page) => {
      const isOther = pathOf(shownPage.href) !== pathOf(page.href);
      await new Promise<void>((shown) => {
        applyHead(page.head, page.href);
        updateChrome(page);
        shownPage = page;
        void followPage(page);
        startTransition(() => setCommonPage(page));
        let following: Views | undefined;
        setViews((present) => {
          // React may call this again after a page was rendered ahead: another view would render the page twice.
          following ??= { view: next(page, present), ahead: null, shown };
          return following;
        });
      });
      if (isOther) void loadAhead().then(({ reportShown }) => reportShown());
    },
  });

  /** Renders the page that is likely to be requested next, hidden: a click then only has to show it. */
  async function renderAhead(url: URL): Promise<void> {
    const page = await (await loadSource()).ahead(url);
    if (!page) return;
    const ahead = viewOf(page, sections.timed);
    startTransition(() =>
      setViews((present) => {
        const isThere = present.ahead?.page === page || pathOf(present.view.page.href) === pathOf(page.href);
        return isThere ? present : { ...present, ahead };
      }),
    );
  }

  const followPage = followFailures({
    load: (section) => sections.persistent.load(section, `locale-${language}`),
    versionOf: sections.timed.versionOf,
    async render() {
      const url = new URL(location.href);
      (await loadSource()).forget(url);
      return go(url, 'replace');
    },
  });

  function pageFailed(section: string, { href }: LoadedPage): void {
    if (section === SHELL) {
      if (pathOf(href) === pathOf(shownPage.href)) reopenShown();
      // Rendered ahead: a click loads it anew.
      else void loadSource().then((source) => source.forget(new URL(href, location.href)));
      return;
    }
    sections.persistent.markBroken?.(section);
    void followPage(shownPage, section);
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
  const app = hydrate(APP_ELEMENT, <Root first={first} />, { onUncaughtError });
  hydrate(COMMON_ELEMENT, <CommonRoot composition={first.composition} />, { identifierPrefix: 'common' });
  startChrome();
  const whenLoaded = async () => sections.timed.whenLoaded?.();
  whenFree(whenLoaded, async () => {
    const ahead = await untilLoaded(loadAhead);
    const source = await loadSource();
    ahead.prefetchLinks(source.prefetch, renderAhead, whenLoaded);
    ahead.layOutAhead(app);
    ahead.startScrollToTop();
    ahead.reportBegun();
    if (Math.random() < WATCHED) void loadHarm().then(({ watchHarm }) => watchHarm());
    if (state.offline) ahead.offerOffline(language);
  });
  followPlainLinks(navigator);
  void followPage(state.page);
  watchHandlers();
}

const pathOf = (href: string): string => href.split('?')[0] ?? href;

/** Shows what `layOutAhead` has laid out. */
function showLaidOut(app: HTMLElement): void {
  for (const page of app.children) if (page instanceof HTMLElement) page.style.removeProperty('content-visibility');
}

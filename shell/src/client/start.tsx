import { guardDocument } from '@facade/platform/section';
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  StrictMode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, CommonApp } from '../composition/app.tsx';
import type { Composition } from '../composition/composition-context.ts';
import type { LoadedPage } from '../composition/loaded-page.ts';
import type { SectionLoader } from '../composition/section-loader.ts';
import { createTexts } from '../composition/texts.ts';
import { showBusy, startChrome, updateChrome } from './chrome/chrome.ts';
import { createComposition } from './composition.ts';
import { applyHead } from './document-head.ts';
import { createNavigation } from './navigation.ts';
import { createPageSource } from './page-source.ts';
import { APP_ELEMENT, COMMON_ELEMENT, type PageState } from './page-state.ts';
import { followPlainLinks } from './plain-links.ts';
import { prefetchLinks } from './prefetch.ts';
import { createRecovery } from './recovery.ts';

export interface Sections {
  /** For pages this browser asks for: gives up after a while. */
  prompt: SectionLoader;
  /** For what the server has drawn: never gives up. */
  patient: SectionLoader;
}

interface View {
  page: LoadedPage;
  composition: Composition;
  /** Called once this view is in the document. */
  shown?: () => void;
}

/** Takes over the server's document: hydrates it, then answers navigation in the browser. */
export function start(state: PageState, sections: Sections): void {
  const { site, language, form } = state;
  guardDocument();
  const texts = createTexts(language, state.texts);
  const source = createPageSource(site, sections.prompt, texts);
  const viewOf = (page: LoadedPage, loader: SectionLoader, drawnByServer = false): View => ({
    page,
    composition: createComposition(
      page,
      loader,
      drawnByServer,
      (request) => source.loadSlotOf(page.href, request),
      pageFailed,
    ),
  });

  /** Where only the query changes, what the page is made of stays: parts that have not come alive yet need not hurry. */
  const next = (page: LoadedPage, { page: { href }, composition }: View): View =>
    pathOf(href) === pathOf(page.href) ? { page, composition } : viewOf(page, sections.prompt);
  let setView: Dispatch<SetStateAction<View>> = () => {};
  const { navigator, go } = createNavigation({
    load: source.load,
    setBusy: showBusy,
    show: (page) =>
      new Promise((shown) => {
        applyHead(page.head, page.href);
        updateChrome(page);
        recovery.show(page);
        setView((present) => ({ ...next(page, present), shown }));
      }),
  });

  const recovery = createRecovery({
    load: (section) => sections.patient.load(section, `locale-${language}`),
    draw: () => go(new URL(location.href), 'replace'),
  });

  function pageFailed(section: string): void {
    sections.patient.doubt?.(section);
    recovery.failed(section);
  }

  function Root({ first }: { first: View }) {
    const [view, changeView] = useState(first);
    useEffect(() => {
      setView = changeView;
    }, []);
    useEffect(() => view.shown?.(), [view]);
    return (
      <App
        {...{ site, language, texts, navigator }}
        page={view.page}
        composition={view.composition}
        form={view === first ? form : null}
      />
    );
  }

  const first = viewOf(state.page, sections.patient, true);
  hydrate(APP_ELEMENT, <Root first={first} />);
  hydrate(COMMON_ELEMENT, <CommonApp {...{ site, language, texts, navigator, form, ...first }} />, 'common');
  startChrome();
  prefetchLinks(source.prefetch);
  followPlainLinks(navigator);
  recovery.show(state.page);
}

const pathOf = (href: string): string => href.split('?')[0] ?? href;

function hydrate(id: string, children: ReactNode, identifierPrefix = ''): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no element "${id}"`);
  const onRecoverableError = (error: unknown) => console.error('[facade] hydration:', error);
  // In a transition React takes the page over in slices; otherwise it would in one go.
  startTransition(() => {
    hydrateRoot(element, <StrictMode>{children}</StrictMode>, { identifierPrefix, onRecoverableError });
  });
}

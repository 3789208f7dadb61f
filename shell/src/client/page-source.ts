import { browserApi, type SlotRequest } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import { holdsSignedKey } from '@facade/shared-domain/paths/signed-key';
import { isStaffPath } from '@facade/shared-domain/paths/staff-paths';
import type { i18n } from 'i18next';
import { applyWording } from '../composition/loading/apply-wording.ts';
import type { LoadContext } from '../composition/loading/load-page.ts';
import { accessOf, loadPage, loadSlot } from '../composition/loading/load-page.ts';
import type { LoadedPage, SlotState } from '../composition/loading/loaded-page.ts';
import { type PageAddress, pageAddress } from '../composition/loading/page-address.ts';
import type { LocaleModule, SectionLoader } from '../composition/loading/section-loader.ts';
import { routeOf } from '../composition/loading/section-paths.ts';
import { translatorOf } from '../composition/loading/texts.ts';
import { BROWSER_DATA } from '../composition/time-limits.ts';
import { within } from '../composition/within.ts';
import { loadContentViews } from '../content/load-content-page.ts';
import { loadMessages } from '../layout/messages/load-messages.ts';
import { sourceOf } from '../routes.tsx';
import { loadCodeOf } from './code-of-page.ts';
import { reportFailure } from './reports/report-failure.ts';

/** How long a prefetched page stays fresh, in milliseconds. */
const FRESH = 60_000;
const MAX_PREFETCHED = 30;
const PARALLEL = 2;

/** The document that pages are shown in. */
interface ShownIn {
  /** What addresses begin with in a preview. */
  base: string;
  /** Path of the page that the server rendered. */
  first: string;
}

/** Loads and prefetches pages in the browser. */
export function createPageSource(site: Site, sections: SectionLoader, texts: i18n, { base, first }: ShownIn) {
  const { language, analytics } = site;
  const isForStaff = isStaffPath(first, language);
  const isTracked = Object.values(analytics).some(Boolean);
  const ready = new Map<string, { page: Promise<LoadedPage>; until: number }>();
  const waiting: URL[] = [];
  let running = 0;

  const contextOf = (signal: AbortSignal): LoadContext => ({
    site,
    language,
    api: browserApi,
    sections,
    signal,
    async translate(namespace) {
      await addTexts(namespace);
      return translatorOf(texts, namespace);
    },
    report: reportFailure,
  });

  async function addTexts(namespace: string): Promise<void> {
    if (texts.hasResourceBundle(language, namespace)) return;
    const module = await sections.load<LocaleModule>(namespace, `locale-${language}`);
    const own = applyWording(module.default ?? module, site.wording?.[namespace]);
    texts.addResourceBundle(language, namespace, own);
  }

  function load(url: URL, signal: AbortSignal): Promise<LoadedPage> | null {
    const route = url.origin === location.origin ? routeOf(url, site, sections) : null;
    if (route?.language !== language || isElsewhere(route.original)) return null;
    // Only the server renders header and footer, and those of the staff area are others.
    if (isStaffPath(url.pathname, language) !== isForStaff) return null;
    const address = pageAddress({ url, route }, site, sections);
    if (isTracked && holdsSignedKey(address.url)) return null;
    return freshPage(url) ?? loadHere(address, signal);
  }

  /**
   * Rejects for a personal page if this document has trackers that would receive its address. The server renders such a page
   * without trackers. Also rejects if code of the shell is lost: the server renders the page without it.
   */
  async function loadHere({ url, route }: PageAddress, signal: AbortSignal): Promise<LoadedPage> {
    if (isTracked && (await accessOf(route, sections)) !== 'public')
      throw new Error('this page must be loaded as a new document');
    // Load the code of message pages now: it cannot be fetched once the network is gone.
    void loadMessages();
    const views = 'own' in (sourceOf(route) ?? {}) && loadContentViews();
    if (views) views.catch(() => undefined);
    const page = await loadPage(url, route, contextOf(signal));
    await within(signal, Promise.all([loadCodeOf(page), page.view.type === 'content' && views]));
    return page;
  }

  /** The agency redirects this address; only the server knows where. */
  const isElsewhere = (path: string) => site.routes.some(({ original, redirectTo }) => redirectTo && original === path);

  function freshPage({ href }: URL): Promise<LoadedPage> | undefined {
    const known = ready.get(href);
    if (known && known.until > Date.now()) return known.page;
    ready.delete(href);
    return undefined;
  }

  function loadSlotOf(href: string, request: SlotRequest): Promise<SlotState> {
    const url = new URL(href.slice(base.length), location.origin);
    const route = routeOf(url, site, sections);
    if (!route) return Promise.resolve({ failed: true });
    return loadSlot(request, route, url, contextOf(AbortSignal.timeout(BROWSER_DATA)));
  }

  function prefetch(url: URL): void {
    if (freshPage(url) || waiting.some(({ href }) => href === url.href) || url.href === location.href) return;
    waiting.push(url);
    next();
  }

  function next(): void {
    const url = running < PARALLEL ? waiting.shift() : undefined;
    if (url) begin(url);
  }

  function begin(url: URL): void {
    const page = load(url, AbortSignal.timeout(BROWSER_DATA));
    if (!page) {
      next();
      return;
    }
    running += 1;
    if (ready.size >= MAX_PREFETCHED) ready.delete(ready.keys().next().value ?? '');
    const entry = { page, until: Date.now() + FRESH };
    const forget = () => ready.get(url.href) === entry && ready.delete(url.href);
    ready.set(url.href, entry);
    page
      .then(({ status }) => status === 200 || forget(), forget)
      .finally(() => {
        running -= 1;
        next();
      });
  }

  /**
   * The prefetched page of a URL, once it has loaded. Undefined if it was not prefetched or cannot be shown here. Moves a
   * waiting page to the front of the queue, because the visitor points at it.
   */
  async function ahead(url: URL): Promise<LoadedPage | undefined> {
    const place = waiting.findIndex(({ href }) => href === url.href);
    const [asked] = place < 0 ? [] : waiting.splice(place, 1);
    if (asked) begin(asked);
    const page = await freshPage(url)?.catch(() => undefined);
    return page?.status === 200 ? page : undefined;
  }

  /** Drops a prefetched page: rendered again, it would fail again. */
  const forget = ({ href }: URL): void => void ready.delete(href);

  return { load, loadSlotOf, prefetch, ahead, forget };
}

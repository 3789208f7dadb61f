import {
  type ApiClient,
  isApiError,
  isSignal,
  type LoaderArgs,
  type Page,
  type RouteMatch,
  type SlotRequest,
  slotKey,
  type Translate,
} from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import { loadContentPage } from '../../content/load-content-page.ts';
import { sourceOf } from '../../routes.tsx';
import { COMMON_SLOTS } from '../common-slots.ts';
import { isCancelled, within } from '../within.ts';
import { isLeftToBrowser } from './left-to-browser.ts';
import type { LoadedPage, PageView, SlotState } from './loaded-page.ts';
import { failureOf, type SectionFailure, SHELL } from './section-failure.ts';
import type { FragmentModule, PageModule, SectionLoader } from './section-loader.ts';
import { shellPage } from './shell-page.ts';

export interface LoadContext {
  site: Site;
  language: Language;
  api: ApiClient;
  sections: SectionLoader;
  signal: AbortSignal;
  /** Translator of a namespace, once that section's texts have loaded. */
  translate<Section extends string>(namespace: Section): Promise<Translate<Section>>;
  /** Runs code of a section, with the api client to give it. Absent: it is called directly. */
  run?<T>(section: string, expose: string, code: (api: ApiClient) => T): T;
  /** Reports which section failed and why. The rest of the page continues. */
  report(failure: SectionFailure): void;
}

/** Views that a route can lead to. */
type OwnView = Extract<PageView, { type: 'content' | 'section' }>;

/** Answers of the api to an invalid address. They do not indicate a fault of the site. */
const UNKNOWN_ADDRESS = new Set([400, 404, 410, 422]);

/**
 * Loads the code and data that render the page of a URL. An unavailable section, an unknown address and a failing api each give
 * a message page. Throws for a redirect (`RedirectSignal`) and, in browsers, when the shell's own code cannot be loaded: the
 * browser then loads the address as a document.
 */
export async function loadPage(url: URL, route: RouteMatch | null, context: LoadContext): Promise<LoadedPage> {
  const source = sourceOf(route);
  if (!route || !source) return messagePage(url, context, 404, { type: 'not-found', reason: 'page' });
  const isOwn = 'own' in source;
  const section = isOwn ? SHELL : source.section;
  const view: OwnView = isOwn ? { type: 'content' } : { type: 'section', section, page: source.page };
  let page: Page;
  let t: Translate;
  const load = isOwn
    ? source.own
    : () => context.sections.load<PageModule>(section, `page-${source.page}`).then((module) => module.page);
  if (isOwn) await within(context.signal, load());
  try {
    [page, t] = await within(context.signal, Promise.all([load(), context.translate(section)]));
  } catch (error) {
    return failedPage(url, context, view, error);
  }
  try {
    const args: LoaderArgs = { ...context, route, url };
    const expose = 'page' in view ? `page-${view.page}` : 'content';
    const data = await within(
      context.signal,
      runIn(context, section, expose, (api) => page.loader({ ...args, api })),
    );
    const { alternates } = route;
    const described = runIn(context, section, expose, () =>
      page.head({ data, t, language: context.language, site: context.site, url }),
    );
    const head = described.alternates || !alternates ? described : { ...described, alternates };
    return { href: url.pathname + url.search, status: described.status ?? 200, view, data, head, slots: {} };
  } catch (error) {
    return failedPage(url, context, view, error);
  }
}

/** Loads data and code of the fragments of a page. One that fails or takes too long is only marked as failed. */
export async function loadSlots(
  page: LoadedPage,
  route: RouteMatch,
  url: URL,
  context: LoadContext,
): Promise<SlotRequest[]> {
  const requests = await slotsOf(page, context);
  await Promise.all(
    requests.map(async (request) => {
      page.slots[slotKey(request)] = await loadSlot(request, route, url, context);
    }),
  );
  return requests;
}

/** Who may see the pages of a kind of URL. The owner's alone if the section cannot answer, so that nothing private is cached. */
export async function accessOf(route: RouteMatch | null, sections: SectionLoader): Promise<'public' | 'owner'> {
  const source = sourceOf(route);
  if (!source) return 'public';
  if ('own' in source) return 'public';
  const known = sections.accessOf?.(source.section, source.page);
  if (known) return known;
  return sections.load<PageModule>(source.section, `page-${source.page}`).then(
    ({ page }) => page.access ?? 'public',
    () => 'owner',
  );
}

/** Code and data of one fragment. */
export async function loadSlot(
  request: SlotRequest,
  route: RouteMatch,
  url: URL,
  context: LoadContext,
): Promise<SlotState> {
  const [section = '', name] = request.id.split('/');
  const expose = `fragment-${name}`;
  try {
    const code = context.sections.load<FragmentModule>(section, expose);
    const [{ fragment }] = await within(context.signal, Promise.all([code, context.translate(section)]));
    const load = (api: ApiClient) => fragment.loader?.({ ...context, api, route, url, props: request.props });
    return { data: await within(context.signal, runIn(context, section, expose, load)) };
  } catch (error) {
    if (isLeftToBrowser(error)) return { failed: true, leftToBrowser: true };
    context.report(failureOf(context.sections, section, expose, error));
    return { failed: true };
  }
}

const runIn = <T>(context: LoadContext, section: string, expose: string, code: (api: ApiClient) => T): T =>
  section !== SHELL && context.run ? context.run(section, expose, code) : code(context.api);

async function slotsOf(page: LoadedPage, context: LoadContext): Promise<SlotRequest[]> {
  return [...(await ownSlotsOf(page, context)), ...COMMON_SLOTS];
}

async function ownSlotsOf(page: LoadedPage, context: LoadContext): Promise<SlotRequest[]> {
  const { view } = page;
  const { sections, report } = context;
  if (view.type === 'content') return (await loadContentPage()).slots?.(page.data) ?? [];
  if (view.type !== 'section') return [];
  try {
    const module = await sections.load<PageModule>(view.section, `page-${view.page}`);
    return runIn(context, view.section, `page-${view.page}`, () => module.page.slots?.(page.data)) ?? [];
  } catch (error) {
    report(failureOf(sections, view.section, `page-${view.page}`, error));
    return [];
  }
}

async function failedPage(url: URL, context: LoadContext, view: OwnView, error: unknown): Promise<LoadedPage> {
  if (isSignal(error)) {
    if (error.signal === 'redirect') throw error;
    return messagePage(url, context, 404, { type: 'not-found', reason: error.reason });
  }
  if (isCancelled(context.signal)) throw error;
  if (isApiError(error)) {
    if (error.status === 401) throw error;
    if (UNKNOWN_ADDRESS.has(error.status)) return messagePage(url, context, 404, { type: 'not-found', reason: 'page' });
    context.report(pageFailure(context, view, error));
    return messagePage(url, context, 503, { type: 'later' });
  }
  if (view.type === 'content') {
    context.report(pageFailure(context, view, error));
    return messagePage(url, context, 503, { type: 'error' });
  }
  const { section } = view;
  if (isLeftToBrowser(error)) {
    return messagePage(url, context, 200, { type: 'unavailable', section, leftToBrowser: true });
  }
  context.report(pageFailure(context, view, error));
  return messagePage(url, context, 503, { type: 'unavailable', section });
}

const pageFailure = ({ sections }: LoadContext, view: OwnView, error: unknown): SectionFailure =>
  view.type === 'content'
    ? failureOf(sections, SHELL, 'content', error)
    : failureOf(sections, view.section, `page-${view.page}`, error);

async function messagePage(
  url: URL,
  context: LoadContext,
  status: 200 | 404 | 503,
  view: PageView,
): Promise<LoadedPage> {
  return shellPage(url, context.site, await context.translate(SHELL), status, view);
}

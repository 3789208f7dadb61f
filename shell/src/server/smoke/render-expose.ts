import type { RenderAnswer } from '@facade/platform/contract';
import type { Page, PageParameters, RouteMatch, SlotRequest } from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import type { Renderer } from '../build-files.ts';
import type { ReleaseHandle } from '../releases/release-handle.ts';
import { ReleaseSet } from '../releases/release-set.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { addressesOf, firstProperty } from './addresses.ts';
import { type Mount, pageAround } from './mount-document.ts';
import type { PlacedSlots } from './placed-slots.ts';
import type { SmokeApi } from './smoke-api.ts';
import { type ReadQuery, watchedAddress } from './watched-address.ts';

/** What a render needs. */
export interface Smoke {
  renderer: Renderer;
  handle: ReleaseHandle;
  api: SmokeApi;
  /** Fragment → props to render it with. */
  props: Record<string, object[]>;
  placed: PlacedSlots;
  /** Expose → the first page that was rendered of it. */
  mounts: Map<string, Mount>;
}

/** Loads and renders a page or fragment of a release in one language, like the server does for a visitor. */
export async function renderExpose(smoke: Smoke, expose: string, language: Language): Promise<RenderAnswer> {
  const problem = shapeProblem(expose, smoke.handle.expose(expose));
  if (problem) return { wrongShape: problem };
  try {
    return { count: await renderIn(smoke, expose, language) };
  } catch (error) {
    return error instanceof NotRendered ? { notRendered: messageOf(error) } : { failure: messageOf(error) };
  }
}

/** As far as can be determined nothing is wrong with the release: there is no data to render it with. */
class NotRendered extends Error {}

async function renderIn(smoke: Smoke, expose: string, language: Language): Promise<number> {
  const site = { ...(await smoke.api.get<Site>(`/site?lang=${language}`)), language };
  const [kind, name] = expose.startsWith('page-') ? ['page', expose.slice(5)] : ['fragment', expose.slice(9)];
  if (kind === 'fragment') {
    const samples = await realProps(smoke.props[name] ?? [{}], smoke.api);
    for (const props of samples) await renderFragment(smoke, expose, props, site);
    return samples.length;
  }
  const addresses = await addressesOf(smoke.handle, name, site, smoke.renderer, smoke.api);
  for (const [url, route] of addresses) await renderPage(smoke, expose, url, { ...route, language }, site);
  return addresses.length;
}

async function renderPage(smoke: Smoke, expose: string, address: URL, route: RouteMatch, site: Site): Promise<void> {
  const { page } = smoke.handle.expose(expose) as { page: Page };
  const { set, i18n } = renderContext(smoke, site.language);
  const { language } = site;
  const { url, read } = watchedAddress(address);
  const args = { route, url, language, site, api: smoke.api, signal: AbortSignal.timeout(TIME_LIMITS.pageLoad) };
  const data = await answered(smoke, () => page.loader(args));
  const t = smoke.renderer.translatorOf(i18n, smoke.handle.section);
  const head = page.head({ data, t, language, site, url });
  const { parameters } = smoke.handle;
  checkParameters(parameters && (parameters[expose.slice(5)] ?? {}), read);
  if (typeof head?.title !== 'string' || head.title === '') throw new Error('its head has no title');
  const slots = page.slots?.(data) ?? [];
  if (!Array.isArray(slots)) throw new Error('its slots are not a list');
  smoke.placed.list(expose, slots);
  const view = { type: 'section', section: smoke.handle.section, page: expose.slice(5) } as const;
  const placed = smoke.placed.watched(expose);
  const loaded = { href: address.pathname + address.search, status: 200 as const, view, data, head, slots: placed };
  const parts = {
    Component: page.Component as never,
    props: { data },
    page: loaded,
    site,
    language,
    i18n,
    sections: set,
  };
  if (smoke.renderer.renderAlone(parts) === '') throw new Error('it renders nothing');
  const leftOut = smoke.placed.leftOut(expose);
  if (!smoke.mounts.has(expose)) smoke.mounts.set(expose, { page: { ...loaded, slots: leftOut }, site });
}

/**
 * The shell drops parameters that the release does not name: they would never arrive. `named` is undefined for a release that
 * names none at all.
 */
function checkParameters(named: PageParameters | undefined, read: ReadQuery): void {
  if (!named) return;
  if (read.isWhole) throw new Error('it reads the query as a whole: read each parameter by its name, with get()');
  const unknown = [...read.names].filter((name) => !(name in named));
  if (unknown.length === 0) return;
  const names = unknown.map((name) => `"${name}"`).join(', ');
  throw new Error(`it reads ${names} of the query, which src/remote.tsx does not declare`);
}

async function renderFragment(smoke: Smoke, expose: string, props: object, site: Site): Promise<void> {
  type AnyFragment = { loader?(args: object): Promise<unknown>; Component: never };
  const { fragment } = smoke.handle.expose(expose) as { fragment: AnyFragment };
  const { set, i18n } = renderContext(smoke, site.language);
  const { language } = site;
  const { url, read } = watchedAddress(new URL(`http://localhost/${language}/`));
  const route = { kind: 'home', language, original: '/', params: {} };
  const args = { route, url, language, site, props, api: smoke.api, signal: AbortSignal.timeout(TIME_LIMITS.pageLoad) };
  const data = await answered(smoke, async () => fragment.loader?.(args));
  // Besides its own it sees the parameters of its page. Which page that is is unknown here; at best it is one of its own section.
  const { parameters, fragmentParameters } = smoke.handle;
  const name = expose.slice('fragment-'.length);
  const own = fragmentParameters?.[name];
  checkParameters(parameters && Object.assign({}, ...Object.values(parameters), own), read);
  const page = {
    href: url.pathname,
    status: 200 as const,
    view: { type: 'content' } as const,
    data: null,
    head: { title: '' },
    slots: smoke.placed.watched(expose),
  };
  smoke.renderer.renderAlone({
    Component: fragment.Component,
    props: { data, props },
    page,
    site,
    language,
    i18n,
    sections: set,
  });
  if (smoke.mounts.has(expose)) return;
  const request = { id: `${smoke.handle.section}/${name}`, props } as unknown as SlotRequest;
  const slots = { ...smoke.placed.leftOut(expose), [smoke.renderer.slotKey(request)]: { data } };
  smoke.mounts.set(expose, { page: pageAround(request, slots, url.pathname), site });
}

/** Replaces placeholder records in props with real ones: the gate writes -1 for them. */
async function realProps(samples: object[], api: SmokeApi): Promise<object[]> {
  if (!JSON.stringify(samples).includes('-1')) return samples;
  const id = await firstProperty(api);
  return JSON.parse(JSON.stringify(samples), (_name, value) => (value === -1 ? id : value));
}

/** A loader that requests unavailable data, or redirects, proves nothing about the release. */
async function answered<T>({ api, renderer }: Smoke, load: () => Promise<T>): Promise<T> {
  // An answer that another page already lacked counts here too.
  const before = [...api.unanswered];
  api.unanswered.clear();
  try {
    return await load();
  } catch (error) {
    if (renderer.isSignal(error)) throw new NotRendered(`its loader answers "${error.signal}"`);
    const asked = [...api.unanswered];
    if (asked.length > 0 || (error as Error).name === 'ApiError')
      throw new NotRendered(`no api answers ${asked.join(', ').replace(/lang=[a-z]{2}/g, 'lang=…')}`);
    throw error;
  } finally {
    for (const path of before) api.unanswered.add(path);
  }
}

function renderContext({ renderer, handle }: Smoke, language: Language) {
  const set = new ReleaseSet(new Map([[handle.section, handle]]), new Map());
  const texts = { shell: renderer.shellTexts[language] ?? {}, [handle.section]: set.texts(handle.section, language) };
  return { set, i18n: renderer.createTexts(language, texts) };
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** The exports that the contract requires and an expose lacks. */
function shapeProblem(expose: string, module: unknown): string | null {
  const kind = expose.startsWith('page-') ? 'page' : 'fragment';
  const exported = (module as Record<string, Record<string, unknown>>)[kind];
  if (!exported) return `exports no "${kind}"`;
  const isComponent = ['function', 'object'].includes(typeof exported.Component) && exported.Component !== null;
  if (!isComponent) return 'has no Component';
  const functions = kind === 'page' ? ['loader', 'head'] : [];
  const missing = functions.filter((name) => typeof exported[name] !== 'function');
  return missing.length > 0 ? `has no ${missing.join(' and no ')}` : null;
}

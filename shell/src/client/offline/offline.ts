import { browserApi, watchFavourites } from '@facade/section-kit';
import type { Language, PropertyPage } from '@facade/shared-domain/model';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { pictureUrl } from '@facade/shared-ui';
import { SERVICE_WORKER } from '../../protocol/service-worker.ts';

/** Width of the stored pictures, in pixels: enough for a card on any screen. */
const WIDTH = 640;

/** Favourites added within this many milliseconds are fetched together. */
const PAUSE = 800;

/** The favourites that this tab has already stored, so that loading another page stores nothing again. */
const KEPT = 'facade-offline';

/**
 * Registers the service worker and makes it store the page of favourites whenever they change. Does nothing where the browser
 * has no workers or forbids them.
 */
export async function startOffline(language: Language): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    await serviceWorker.register(trusted(SERVICE_WORKER), { scope: '/', updateViaCache: 'none' });
  } catch {
    return;
  }
  const { active } = (await serviceWorker.ready) ?? {};
  if (!active) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  watchFavourites((ids) => {
    clearTimeout(timer);
    const wanted = [language, ...ids].join();
    if (ids.length === 0 || remembered() === wanted) return;
    timer = setTimeout(async () => {
      const pictures = await picturesOf(ids, language).catch(() => null);
      if (!pictures) return;
      active.postMessage({ page: favouritesPath(language), pictures });
      remember(wanted);
    }, PAUSE);
  });
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function remember(kept: string): void {
  try {
    sessionStorage.setItem(KEPT, kept);
  } catch {
    // Without storage, the next page stores them again.
  }
}

/** The first picture of each home. */
async function picturesOf(ids: readonly number[], language: Language): Promise<string[]> {
  const params = new URLSearchParams({ lang: language, ids: ids.join(','), pageSize: '100' });
  const { items } = await browserApi.get<PropertyPage>(`/properties?${params}`);
  return items.flatMap(({ pictures: [first] }) => (first ? [pictureUrl(first, { width: WIDTH, format: 'avif' })] : []));
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** Trusted Types require a policy for a worker's address; this one accepts a single address. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('facade-worker', { createScriptURL: () => url });
  return policy ? (policy.createScriptURL(url) as string) : url;
}

import { browserApi, watchFavourites } from '@facade/section-kit';
import type { Language, PropertyPage } from '@facade/shared-domain/model';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { pictureUrl } from '@facade/shared-ui';
import { SERVICE_WORKER } from '../../protocol/service-worker.ts';

/** Width of the pictures that are kept, in pixels: a card on any screen. */
const WIDTH = 640;

/** Milliseconds after which homes that were kept one after another are fetched together. */
const PAUSE = 800;

/** The favourites that this tab has had kept: a page that loads changes nothing about them. */
const KEPT = 'facade-offline';

/**
 * Registers the service worker, and has it keep the page of favourites whenever they change. Where a browser has no workers, or forbids
 * them, all stays as it is.
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
    // Without storage the next page keeps them again.
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

/** Under Trusted Types the address of a worker needs a policy; this one knows a single address. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('facade-worker', { createScriptURL: () => url });
  return policy ? (policy.createScriptURL(url) as string) : url;
}

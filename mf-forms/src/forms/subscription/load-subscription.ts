import { type ApiClient, isApiError } from '@facade/section-kit';
import type { Language, Subscription } from '@facade/shared-domain/model';

/** The subscription behind a mail's link; `expired` after its time, null if it no longer exists. */
export type Linked = Subscription | 'expired' | null;

/** What a link shows; nothing if it does not work any more. */
export const foundBy = (linked: Linked): Partial<Subscription> => (linked === 'expired' ? {} : (linked ?? {}));

/**
 * Rejects with `ApiError` where the api fails.
 * @param home that its owner may not want to hear of
 */
export async function loadSubscription(
  api: ApiClient,
  token: string,
  language: Language,
  signal: AbortSignal,
  home?: number,
): Promise<Linked> {
  try {
    const asked = home === undefined ? '' : `&home=${home}`;
    return await api.get<Subscription>(`/subscriptions?lang=${language}&token=${encodeURIComponent(token)}${asked}`, {
      signal,
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 410) return 'expired';
    if ([400, 404].includes(error.status)) return null;
    throw error;
  }
}

import { type ApiClient, isApiError } from '@facade/section-kit';
import type { Language, Subscription } from '@facade/shared-domain/model';

/** The subscription behind a mail's link; `expired` after its time, null if it no longer exists. */
export type Linked = Subscription | 'expired' | null;

/** Rejects with `ApiError` where the api fails. */
export async function loadSubscription(
  api: ApiClient,
  token: string,
  language: Language,
  signal: AbortSignal,
): Promise<Linked> {
  try {
    return await api.get<Subscription>(`/subscriptions?lang=${language}&token=${encodeURIComponent(token)}`, {
      signal,
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 410) return 'expired';
    if ([400, 404].includes(error.status)) return null;
    throw error;
  }
}

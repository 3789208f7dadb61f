import { type ApiClient, browserApi, isApiError } from '@facade/section-kit';
import type { Language, TogetherChange, TogetherList } from '@facade/shared-domain/model';

/** A shared list; null where it was ended or erased. Throws `ApiError`. */
export async function loadTogether(
  api: ApiClient,
  token: string,
  language: Language,
  signal?: AbortSignal,
): Promise<TogetherList | null> {
  try {
    return await api.get<TogetherList>(`/together/${token}?lang=${language}`, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** The fields of a form as the api reads them. */
export type ChangeFields = Readonly<Record<string, unknown>> & { action: TogetherChange['action'] };

/** The list after the change; null where that was its end. Throws `ApiError`. */
export async function changeTogether(
  token: string,
  fields: ChangeFields,
  language: Language,
): Promise<TogetherList | null> {
  const headers = { 'accept-language': language };
  return (await browserApi.post<{ list: TogetherList | null }>(`/together/${token}`, fields, { headers })).list;
}

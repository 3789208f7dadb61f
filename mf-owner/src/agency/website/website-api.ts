import { browserApi, messagesOf } from '@facade/section-kit';
import { EDIT_REQUEST } from '@facade/section-kit/time-limits';
import type { Language, WebsitePreview, WebsiteSave } from '@facade/shared-domain/model';

/** Control → message in the language of the page; `''` is about the whole. */
export type WebsiteErrors = Readonly<Record<string, string>>;

const post = <T>(path: string, body: object, language: Language): Promise<T> =>
  browserApi.post<T>(`/agency/website${path}`, body, {
    headers: { 'accept-language': language },
    signal: AbortSignal.timeout(EDIT_REQUEST),
  });

/** Saves the input. Returns null on success, otherwise the errors, empty without an answer of the api; never rejects. */
export const saveThing = (save: WebsiteSave, language: Language): Promise<WebsiteErrors | null> =>
  post<void>('', save, language).then(() => null, messagesOf);

/** Reverts an edit; returns as `saveThing`. */
export const undoEdit = (thing: string, edit: number, language: Language): Promise<WebsiteErrors | null> =>
  post<void>('/undo', { thing, edit }, language).then(() => null, messagesOf);

/** A preview of the input, or the errors. */
export const previewThing = (
  save: WebsiteSave,
  language: Language,
): Promise<{ preview: WebsitePreview } | { errors: WebsiteErrors }> =>
  post<WebsitePreview>('/preview', save, language).then(
    (preview) => ({ preview }),
    (error) => ({ errors: messagesOf(error) }),
  );

/** A Markdown text as the site would show it; null if the api does not answer. */
export const renderText = (text: string, language: Language): Promise<string | null> =>
  post<{ html: string }>('/text', { text, language }, language).then(
    ({ html }) => html,
    () => null,
  );

import { browserApi, messagesOf } from '@facade/section-kit';
import type { Language, WebsitePreview, WebsiteSave } from '@facade/shared-domain/model';

/** Control → message in the language of the page; `''` is about the whole. */
export type WebsiteErrors = Readonly<Record<string, string>>;

/** Reading the whole folder takes its time on a busy machine. In milliseconds. */
const TIMEOUT = 30_000;

const post = <T>(path: string, body: object, language: Language): Promise<T> =>
  browserApi.post<T>(`/agency/website${path}`, body, {
    headers: { 'accept-language': language },
    signal: AbortSignal.timeout(TIMEOUT),
  });

/** Saves what was typed: gives null where it worked, else why not, empty where the api gave no answer; never rejects. */
export const saveThing = (save: WebsiteSave, language: Language): Promise<WebsiteErrors | null> =>
  post<void>('', save, language).then(() => null, messagesOf);

/** Takes an edit back, as `saveThing`. */
export const undoEdit = (thing: string, edit: number, language: Language): Promise<WebsiteErrors | null> =>
  post<void>('/undo', { thing, edit }, language).then(() => null, messagesOf);

/** A preview of what was typed, or why there is none. */
export const previewThing = (
  save: WebsiteSave,
  language: Language,
): Promise<{ preview: WebsitePreview } | { errors: WebsiteErrors }> =>
  post<WebsitePreview>('/preview', save, language).then(
    (preview) => ({ preview }),
    (error) => ({ errors: messagesOf(error) }),
  );

/** A Markdown text as the site would show it; null where the api does not answer. */
export const renderText = (text: string, language: Language): Promise<string | null> =>
  post<{ html: string }>('/text', { text, language }, language).then(
    ({ html }) => html,
    () => null,
  );

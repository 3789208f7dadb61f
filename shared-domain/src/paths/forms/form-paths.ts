import type { Language } from '../../model/index.ts';
import { recordId } from '../records/record-id.ts';

/** The subject of a form. */
export interface FormSubject {
  kind: 'property' | 'project';
  id: number;
}

/** Below the language's prefix: pages of forms about one home or project. */
export const FORM_PATHS = {
  documents: {
    nl: '/documenten-aanvragen/:about/',
    fr: '/demander-des-documents/:about/',
    en: '/request-documents/:about/',
    de: '/unterlagen-anfordern/:about/',
  },
  'send-to-friend': {
    nl: '/doorsturen/:about/',
    fr: '/envoyer-a-un-ami/:about/',
    en: '/send-to-friend/:about/',
    de: '/weiterempfehlen/:about/',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** Below the language's prefix: the page with a visitor's requested documents. */
export const ASKED_DOCUMENTS_PATHS: Record<Language, string> = {
  nl: '/uw-documenten/:token/',
  fr: '/vos-documents/:token/',
  en: '/your-documents/:token/',
  de: '/ihre-unterlagen/:token/',
};

const PROJECT = 'project-';

/**
 * The page of a form about one home or project.
 * @param document title of the one that is asked for
 * @example formPath('documents', 'nl', { kind: 'property', id: 4127 }, 'Plan A') // '/nl/documenten-aanvragen/4127/?document=Plan%20A'
 */
export function formPath(
  form: keyof typeof FORM_PATHS,
  language: Language,
  { kind, id }: FormSubject,
  document?: string,
): string {
  const about = kind === 'project' ? `${PROJECT}${id}` : String(id);
  const query = document === undefined ? '' : `?document=${encodeURIComponent(document)}`;
  return `/${language}${FORM_PATHS[form][language].replace(':about', about)}${query}`;
}

/**
 * The subject in the last part of such an address; null if it has none.
 * @example subjectOfPath('project-79') // { kind: 'project', id: 79 }
 */
export function subjectOfPath(about: string): FormSubject | null {
  const isProject = about.startsWith(PROJECT);
  const id = recordId(isProject ? about.slice(PROJECT.length) : about);
  return id === null ? null : { kind: isProject ? 'project' : 'property', id };
}

/**
 * The page that a mail links to, with the requested documents to download.
 * @example requestedDocumentsPath('fr', 'abc') // '/fr/vos-documents/abc/'
 */
export const requestedDocumentsPath = (language: Language, token: string): string =>
  `/${language}${ASKED_DOCUMENTS_PATHS[language].replace(':token', token)}`;

import type { ReturnedForm } from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import type { Drawing } from '../composition/composition-context.ts';
import type { LoadedPage } from '../composition/loaded-page.ts';
import type { Texts } from '../composition/texts.ts';
import type { Pins } from './federated-sections.ts';

/** What the server leaves in the document so that the browser can take over without asking anything again. */
export interface PageState {
  language: Language;
  /** Without the footer, which stays as the server drew it. */
  site: Site;
  page: LoadedPage;
  texts: Texts;
  pins: Pins;
  form: ReturnedForm | null;
  /** Only for those who run the site: how long the server took to draw what. */
  staff?: { drawings: Drawing[] };
}

export const STATE_ELEMENT = 'facade-state';
export const APP_ELEMENT = 'app';
/** Root of what stays through navigation. */
export const COMMON_ELEMENT = 'common';

/**
 * The server's own element is the last of its kind: nothing of the page's content comes after it. The first may be injected markup,
 * which would then say which scripts to load.
 */
export function readPageState(): PageState {
  const element = [...document.querySelectorAll(`#${STATE_ELEMENT}`)].at(-1);
  return JSON.parse(element?.textContent ?? '{}');
}

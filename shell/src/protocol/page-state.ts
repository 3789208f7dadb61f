import type { ReturnedForm } from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import type { RenderTiming } from '../composition/composition-context.ts';
import type { LoadedPage } from '../composition/loading/loaded-page.ts';
import type { Texts } from '../composition/loading/texts.ts';
import type { ReleaseAddress } from './release-address.ts';

/** Section → what a browser has to know of the release its page was rendered with. */
export type Pins = Record<string, Pick<ReleaseAddress, 'version' | 'entry' | 'parameters' | 'paths'>>;

/** What the server leaves in the document so that the browser can take over without asking anything again. */
export interface PageState {
  language: Language;
  /** Without the footer, which stays as the server rendered it. */
  site: Site;
  page: LoadedPage;
  texts: Texts;
  pins: Pins;
  form: ReturnedForm | null;
  /** The site has a service worker, for when there is no connection. */
  offline?: true;
  /** Only in a preview: what addresses begin with. */
  base?: string;
  /** Only for those who run the site: how long the server took to render what. */
  staff?: { timings: RenderTiming[] };
}

export const STATE_ELEMENT = 'facade-state';
export const APP_ELEMENT = 'app';
/** Root of what stays through navigation. */
export const COMMON_ELEMENT = 'common';

import type { ReturnedForm } from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import type { RenderTiming } from '../composition/composition-context.ts';
import type { LoadedPage } from '../composition/loading/loaded-page.ts';
import type { Texts } from '../composition/loading/texts.ts';
import type { ReleaseAddress } from './release-address.ts';

/** Section → what the browser needs to know about the release that its page was rendered with. */
export type Pins = Record<
  string,
  Pick<ReleaseAddress, 'version' | 'entry' | 'parameters' | 'fragmentParameters' | 'paths' | 'heights'>
>;

/** State that the server puts into the document so that the browser can take over without another request. */
export interface PageState {
  language: Language;
  /** Without the footer, which is not hydrated. */
  site: Site;
  page: LoadedPage;
  texts: Texts;
  pins: Pins;
  form: ReturnedForm | null;
  /** The site has a service worker for offline use. */
  offline?: true;
  /** Only in a preview: the prefix of its addresses. */
  base?: string;
  /** Only for the staff: how long the server took to render each part. */
  staff?: { timings: RenderTiming[] };
}

export const STATE_ELEMENT = 'facade-state';
export const APP_ELEMENT = 'app';
/** Root of the parts that stay through navigation. */
export const COMMON_ELEMENT = 'common';

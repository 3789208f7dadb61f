import type { ReturnedForm } from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import type { i18n } from 'i18next';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';
import type { Texts } from '../../composition/loading/texts.ts';
import type { PageState } from '../../protocol/page-state.ts';
import type { Badge } from '../variants/badge.ts';

/** What a document is rendered from. */
export interface DocumentParts {
  page: LoadedPage;
  site: Site;
  language: Language;
  /** Public origin, for canonical addresses. */
  origin: string;
  sections: SectionLoader;
  i18n: i18n;
  /** Texts the browser needs: the shell's and those of every section on the page. */
  texts: Texts;
  form: ReturnedForm | null;
  /** For one who sees other releases than everybody, or content that is not public. */
  badges?: readonly Badge[] | undefined;
  /** What its address, and those of its links and forms, begin with in a preview. */
  base?: string | undefined;
  /** For one who runs the site. */
  staff?: boolean | undefined;
  /** Asks for the service worker. */
  offline?: boolean | undefined;
  pins: PageState['pins'];
  integrity: Record<string, string>;
  /** Entry script, what is loaded together with it, and what besides by those who are asked for consent. */
  scripts: { entry: string; preload: string[]; ask: string[] };
}

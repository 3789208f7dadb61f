import type { ReturnedForm } from '@facade/section-kit';
import type { Language, Site } from '@facade/shared-domain/model';
import type { i18n } from 'i18next';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';
import type { Texts } from '../../composition/loading/texts.ts';
import type { PageState } from '../../protocol/page-state.ts';
import type { Badge } from '../variants/badge.ts';

/** Everything that a document is rendered from. */
export interface DocumentParts {
  page: LoadedPage;
  site: Site;
  language: Language;
  /** Public origin, for canonical addresses. */
  origin: string;
  sections: SectionLoader;
  i18n: i18n;
  /** Texts that the browser needs: the shell's and those of every section on the page. */
  texts: Texts;
  form: ReturnedForm | null;
  /** Badges for visitors who see other releases than the live ones, or content that is not public. */
  badges?: readonly Badge[] | undefined;
  /** In a preview: the prefix of the page's address and of its links and forms. */
  base?: string | undefined;
  /** Whether the visitor is staff. */
  staff?: boolean | undefined;
  /** Whether the document registers the service worker. */
  offline?: boolean | undefined;
  /** Called when the render enters the code of a section, and with null when it returns to the shell's own. */
  renders?: ((section: string | null) => void) | undefined;
  pins: PageState['pins'];
  integrity: Record<string, string>;
  /** Entry script, what is loaded together with it, and what is loaded in addition for visitors who are asked for consent. */
  scripts: { entry: string; preload: string[]; ask: string[] };
}

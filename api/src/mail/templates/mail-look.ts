import type { Language } from '@facade/shared-domain/model';
import type { AgencyWord } from '../../kernel/index.ts';
import type { MailText } from './mail-text.ts';
import type { MailTemplate } from './templates.ts';

/** Colours of mails, six-digit hex. */
export interface MailColors {
  paper: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  tint: string;
  primary: string;
  primaryInk: string;
  accent: string;
}

/** The appearance of the agency's mails, and its own texts for them. Created by `mailLook`. */
export interface MailLook {
  colors: MailColors;
  /** Address of the site without a trailing slash; null if unknown: mails then have no links to the site. */
  origin: string | null;
  /** Words of the agency in this language. */
  words(language: Language): Record<AgencyWord, string>;
  /**
   * Address of a page of the site, from a path as the agency writes it (`/contact/`); null if mails cannot link to it.
   */
  href(link: string, language: Language): string | null;
  /** The agency's own text of this mail; null: the default text. */
  text(template: MailTemplate, language: Language): MailText | null;
}

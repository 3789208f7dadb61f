import type { Language } from '@facade/shared-domain/model';
import type { MailText } from './mail-text.ts';
import type { AgencyWord, MailTemplate } from './templates.ts';

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

/** How the agency's mails look, and its own texts of them. Made by `mailLook`. */
export interface MailLook {
  colors: MailColors;
  /** Address of the site without a slash at its end; null where it is not known: mails then link to nothing of the site. */
  origin: string | null;
  /** Words of the agency in this language. */
  words(language: Language): Record<AgencyWord, string>;
  /** Address of a page within the site, as the agency writes it (`/contact/`); null where mails cannot link to it. */
  href(link: string, language: Language): string | null;
  /** The agency's own text of this mail; null: the one of the site. */
  text(template: MailTemplate, language: Language): MailText | null;
}

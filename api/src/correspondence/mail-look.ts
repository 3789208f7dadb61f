import type { Language } from '@facade/shared-domain/model';
import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import { type Content, pageAddress } from '../content/index.ts';
import { agencyWords } from '../kernel/index.ts';
import type { MailLook } from '../mail/index.ts';

/**
 * The appearance of this agency's mails.
 * @param origin address of the site, for its pictures and links; null if unknown
 */
export function mailLook(content: Content, origin: string | null): MailLook {
  const { 'primary-ink': primaryInk, ...colors } = { ...DESIGN_COLORS, ...content.look.colors };
  return {
    colors: { ...colors, primaryInk },
    origin,
    words: (language) => agencyWords(content.settings, language),
    href: (link: string, language: Language) => origin && origin + pageAddress(content, link, language),
    text: (template, language) => content.mails.get(`${template}.${language}`) ?? null,
  };
}

import { unbroken } from '@facade/shared-domain/language/text';
import type { Language } from '@facade/shared-domain/model';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import { DESIGN_COLORS } from '@facade/shared-domain/theme-colors';
import { type Content, pageAddress } from '../content/index.ts';
import type { MailLook } from './templates/mail-look.ts';

/**
 * The appearance of this agency's mails.
 * @param origin address of the site, for its pictures and links; null if unknown
 */
export function mailLook(content: Content, origin: string | null): MailLook {
  const { name, street, zip, city, phone, email, licence, companyNumber } = content.settings.agency;
  const { 'primary-ink': primaryInk, ...colors } = { ...DESIGN_COLORS, ...content.look.colors };
  return {
    colors: { ...colors, primaryInk },
    origin,
    words: (language) => ({
      AGENCY: name,
      ADDRESS: `${street}, ${zip} ${townLabel(city, language)}`,
      PHONE: unbroken(phone),
      EMAIL: email,
      LICENCE: unbroken(licence),
      COMPANY_NUMBER: unbroken(companyNumber),
    }),
    href: (link: string, language: Language) => origin && origin + pageAddress(content, link, language),
    text: (template, language) => content.mails.get(`${template}.${language}`) ?? null,
  };
}

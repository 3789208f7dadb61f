import type { Language } from '@facade/shared-domain/model';

const TEXTS: Record<Language, (wait: string) => string> = {
  nl: (wait) => `Te veel pogingen. Probeer het over ${wait} opnieuw.`,
  fr: (wait) => `Trop de tentatives. Réessayez dans ${wait}.`,
  en: (wait) => `Too many attempts. Try again in ${wait}.`,
  de: (wait) => `Zu viele Versuche. Versuchen Sie es in ${wait} erneut.`,
};

const MINUTE = 60;

/** How long to wait before the next attempt, in seconds or whole minutes. */
export function loginWaitText(seconds: number, language: Language): string {
  const isShort = seconds <= MINUTE;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
  });
  return TEXTS[language](format.format(isShort ? seconds : Math.ceil(seconds / MINUTE)));
}

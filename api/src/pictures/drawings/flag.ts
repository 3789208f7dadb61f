import type { Language } from '@facade/shared-domain/model';
import type { Drawing } from './drawing.ts';

/** Official colours; drawn on 18 × 12. */
const FLAGS: Record<Language, string> = {
  nl: '<path d="M0 0h18v12H0z" fill="#fff"/><path d="M0 0h18v4H0z" fill="#ae1c28"/><path d="M0 8h18v4H0z" fill="#21468b"/>',
  fr: '<path d="M0 0h18v12H0z" fill="#fff"/><path d="M0 0h6v12H0z" fill="#0055a4"/><path d="M12 0h6v12h-6z" fill="#ef4135"/>',
  de: '<path d="M0 0h18v12H0z" fill="#d00"/><path d="M0 0h18v4H0z" fill="#000"/><path d="M0 8h18v4H0z" fill="#ffce00"/>',
  en: [
    '<path d="M0 0h18v12H0z" fill="#012169"/>',
    '<path d="M0 0l18 12M18 0L0 12" stroke="#fff" stroke-width="2.4"/>',
    '<path d="M0 0l18 12M18 0L0 12" stroke="#c8102e" stroke-width="1"/>',
    '<path d="M9 0v12M0 6h18" stroke="#fff" stroke-width="4"/>',
    '<path d="M9 0v12M0 6h18" stroke="#c8102e" stroke-width="2.4"/>',
  ].join(''),
};

/** The flag that represents a language, 72 × 48 pixels. */
export const flagDrawing = (language: Language): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="48" viewBox="0 0 18 12">${FLAGS[language]}</svg>`,
});

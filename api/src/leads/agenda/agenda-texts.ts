import type { Language } from '@facade/shared-domain/model';

/** Why a visit was not cancelled. */
export const VISIT_CHANGED: Record<Language, string> = {
  nl: 'Dit bezoek werd intussen verplaatst, gewijzigd of geannuleerd. Bekijk de nieuwe stand en probeer het opnieuw.',
  fr: 'Cette visite a été déplacée, modifiée ou annulée entre-temps. Consultez son nouvel état et réessayez.',
  en: 'This viewing has been moved, changed or cancelled meanwhile. Look at its new state and try again.',
  de: 'Diese Besichtigung wurde inzwischen verschoben, geändert oder abgesagt. Prüfen Sie den neuen Stand und versuchen Sie es erneut.',
};

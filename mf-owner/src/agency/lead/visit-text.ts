import type { Language } from '@facade/shared-domain/model';
import { visitDay } from '@facade/shared-domain/numbers/visit-time';

/**
 * When a visit begins, from a time with the clock of its place.
 * @example timeOfVisit('2026-11-24T14:00:00+01:00', 'nl') // 'dinsdag 24 november, 14:00'
 */
export const timeOfVisit = (start: string, language: Language): string =>
  `${visitDay(start, language)}, ${start.slice(11, 16)}`;

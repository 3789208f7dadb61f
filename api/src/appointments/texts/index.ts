import type { Language } from '@facade/shared-domain/model';
import { readTexts } from '../../kernel/index.ts';
import type nl from './nl.json';

/** What mails and calendars say of visits besides their templates, and why a visit cannot be booked, moved or cancelled. */
export const APPOINTMENT_TEXTS = readTexts<typeof nl>(import.meta.dirname);

/** Why a visit cannot be booked, moved or cancelled, shown beside the field. */
export const refusalText = (key: keyof typeof nl.refusals, language: Language): string =>
  APPOINTMENT_TEXTS[language].refusals[key];

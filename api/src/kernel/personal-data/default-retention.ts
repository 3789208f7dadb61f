import { FORM_IDS, type FormId } from '@facade/shared-domain/model';
import { FORMS_KEPT } from './form-texts.ts';
import type { Span } from './span.ts';

const forms = Object.fromEntries(FORM_IDS.map((form) => [form, FORMS_KEPT[form].keptFor])) as Record<FormId, Span>;

/** Kind of personal data → how long it is stored unless the agency's settings say otherwise. Others are stored while used. */
export const DEFAULT_RETENTION = {
  leads: { count: 24, unit: 'months' },
  appointments: { count: 24, unit: 'months' },
  testimonials: { count: 24, unit: 'months' },
  uploads: { count: 6, unit: 'months' },
  ...forms,
  'newsletters-sent': { count: 12, unit: 'months' },
  searches: { count: 30, unit: 'days' },
  'newsletter-list': { count: 30, unit: 'days' },
  'followed-homes': { count: 30, unit: 'days' },
  'shared-lists': { count: 90, unit: 'days' },
  mails: { count: 30, unit: 'days' },
  'mail-files': { count: 6, unit: 'months' },
  consents: { count: 5, unit: 'years' },
  limits: { count: 1, unit: 'days' },
  'seen-visits': { count: 1, unit: 'days' },
  logs: { count: 30, unit: 'days' },
} as const satisfies Record<string, Span>;

/** A kind of personal data whose retention can be configured. */
export type RetainedKind = keyof typeof DEFAULT_RETENTION;

/** Kind → retention period, from the agency's settings. */
export type Retention = Readonly<Partial<Record<string, Span>>>;

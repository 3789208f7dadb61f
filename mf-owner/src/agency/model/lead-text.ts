import type { Translate } from '@facade/section-kit';
import type { LeadSummary } from '@facade/shared-domain/model';
import { formText } from './field-text.ts';

/** What a lead is: its form, or the visit that it booked with its state. */
export const leadText = ({ form, visit }: LeadSummary, t: Translate): string =>
  visit ? t(`agency.inbox.visit.${visit.status}`) : formText(form, t);

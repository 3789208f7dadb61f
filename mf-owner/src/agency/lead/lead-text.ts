import type { Translate } from '@facade/section-kit';
import type { LeadSummary } from '@facade/shared-domain/model';
import { formText } from '../kit/form-text.ts';

/** What a lead is: its form, the visit that it booked with its state, or a message of the home's owner. */
export const leadText = ({ form, visit, isFromOwner }: LeadSummary, t: Translate<'mf-owner'>): string => {
  const what = visit ? t(`agency.inbox.visit.${visit.status}`) : formText(form, t);
  return isFromOwner ? t('agency.inbox.fromOwner', { what }) : what;
};

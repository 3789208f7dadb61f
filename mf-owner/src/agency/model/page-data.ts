import type { LeadAnswer, LeadInbox } from '@facade/shared-domain/model';
import type { InboxFilter } from './inbox-filter.ts';

/** What the page of the inbox shows. */
export interface InboxData {
  inbox: LeadInbox;
  filter: InboxFilter;
}

/** `answer` is null where there is no such lead, or it is a colleague's by now. */
export interface LeadData {
  answer: LeadAnswer | null;
}

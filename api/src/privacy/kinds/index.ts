import type { PrivacyKind } from '../privacy-kind.ts';
import { accounts } from './accounts.ts';
import { appointments } from './appointments.ts';
import { consents } from './consents.ts';
import { counters } from './counters.ts';
import { leads } from './leads.ts';
import { mailFiles } from './mail-files.ts';
import { mails } from './mails.ts';
import { sharedLists } from './shared-lists.ts';
import { staff } from './staff.ts';
import { submissionKinds } from './submissions.ts';
import { subscriptions } from './subscriptions.ts';
import { testimonials } from './testimonials.ts';
import { uploads } from './uploads.ts';

/** All kinds of personal data. Each table with personal data has a file here. */
export const PRIVACY_KINDS: readonly PrivacyKind[] = [
  // These come before the forms: forms are erased together with them, or are needed to find them.
  leads,
  appointments,
  testimonials,
  uploads,
  ...submissionKinds,
  ...subscriptions,
  sharedLists,
  mails,
  mailFiles,
  consents,
  accounts,
  staff,
  ...counters,
];

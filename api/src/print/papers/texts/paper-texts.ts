import type { OFFER_CONDITIONS } from '@facade/shared-domain/forms/purchase-offer';
import type { APPLICATION_DOCUMENTS } from '@facade/shared-domain/forms/rental-application';
import type { HOME_STATES, ValuationType } from '@facade/shared-domain/forms/valuation/valuation-choices';
import type { Region } from '@facade/shared-domain/model';

/** What is asked, on paper and in mails to the agency. */
export type PaperField =
  | 'name'
  | 'names'
  | 'birthDate'
  | 'address'
  | 'town'
  | 'email'
  | 'phone'
  | 'language'
  | 'home'
  | 'reference'
  | 'rent'
  | 'charges'
  | 'deposit'
  | 'persons'
  | 'children'
  | 'income'
  | 'minimumIncome'
  | 'maximumPersons'
  | 'guarantor'
  | 'startDate'
  | 'documents'
  | 'uploads'
  | 'remarks'
  | 'askedPrice'
  | 'price'
  | 'advance'
  | 'validUntil'
  | 'condition'
  | 'loanAmount'
  | 'conditionText'
  | 'purchasers'
  | 'tenants'
  | 'place'
  | 'date'
  | 'signature'
  | 'type'
  | 'livingArea'
  | 'landArea'
  | 'bedrooms'
  | 'constructionYear'
  | 'state'
  | 'energyLabel'
  | 'slots';

/** Words of the papers that visitors fill in, and of the mails that bring them to the agency. */
export interface PaperTexts {
  yes: string;
  fields: Record<PaperField, string>;
  headings: Record<'home' | 'candidate' | 'household' | 'documents' | 'offer' | 'buyers' | 'signature', string>;
  documents: Record<(typeof APPLICATION_DOCUMENTS)[number], string>;
  conditions: Record<(typeof OFFER_CONDITIONS)[number], string>;
  types: Record<ValuationType, string>;
  states: Record<(typeof HOME_STATES)[number], string>;
  rental: {
    title: string;
    intro: string;
    /** `rent` × `times`. */
    income(amount: string, times: string): string;
    persons(count: number): string;
    deposit(amount: string, months: number): string;
    /** Why the deposit is no more. */
    law: Record<Region | 'other', string>;
    declaration: string;
    below: string;
  };
  offer: { title: string; intro: string; advance: string; binding: string };
  valuation: { title: string };
  /** How the paper gets to the agency. */
  send(email: string): string;
  /** Of one that the site sent. */
  sent(day: string): string;
}

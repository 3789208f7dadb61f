import type { FormDefinition } from '../../correspondence/index.ts';
import { demandForm } from './demand.ts';
import { documentsForm } from './documents.ts';
import { enquiryForms } from './enquiry.ts';
import { followHomesForm } from './follow-homes.ts';
import { demandUnsubscribeForm, newsletterForm } from './newsletter.ts';
import { purchaseOfferForm } from './purchase-offer.ts';
import { rentalApplicationForm } from './rental-application.ts';
import { sendToFriendForm } from './send-to-friend.ts';
import { testimonialForm } from './testimonial.ts';
import { valuationForm } from './valuation.ts';
import { visitForm } from './visit.ts';

/** Every form of the site: `POST /api/forms/{id}`. */
export const FORM_DEFINITIONS = [
  ...enquiryForms,
  documentsForm,
  visitForm,
  demandForm,
  demandUnsubscribeForm,
  valuationForm,
  sendToFriendForm,
  testimonialForm,
  newsletterForm,
  followHomesForm,
  rentalApplicationForm,
  purchaseOfferForm,
] as readonly FormDefinition[];

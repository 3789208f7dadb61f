import { defineRemote } from '@facade/section-kit';
import { DEMAND_LENGTHS } from '@facade/shared-domain/listing/filters/parameter-lengths';
import { APPOINTMENT_PATHS } from '@facade/shared-domain/paths/forms/appointment-path';
import { ASKED_DOCUMENTS_PATHS, FORM_PATHS } from '@facade/shared-domain/paths/forms/form-paths';
import { NEWSLETTER_PATHS } from '@facade/shared-domain/paths/forms/newsletter-path';
import { SUBSCRIPTION_PATHS } from '@facade/shared-domain/paths/forms/subscription-path';
import { VISIT_PATHS } from '@facade/shared-domain/paths/forms/visit-path';

/** The public face of mf-forms: all forms that a visitor can send, and the pages that follow. */
export const remote = defineRemote({
  name: 'mf-forms',
  words: ['features', 'homeTypes', 'homeStates', 'travel'],
  pages: {
    /** The thank-you page after a form. */
    feedback: './pages/feedback-page.tsx',
    /** Saves a search; opened from a list, it starts with its filters. */
    demand: './pages/demand-page.tsx',
    /** Signs up for the newsletter; errors of the footer's form are shown here. */
    'sign-newsletter': './pages/newsletter-page.tsx',
    /** Link of a mail: confirms a saved search, the newsletter or followed homes. */
    confirm: './pages/confirm-page.tsx',
    /** Link of a mail: changes a saved search, without an account. */
    search: './pages/search-page.tsx',
    /** Link of a mail: no more mails about one home. */
    dismiss: './pages/dismiss-page.tsx',
    /** Ends a saved search, the newsletter or followed homes; without a link it asks for an address. */
    stop: './pages/stop-page.tsx',
    /** Books a visit of one home without JavaScript; with it, the fragment `visit` does. */
    visit: './pages/visit-page.tsx',
    /** A booked visit, for anyone with its link: move it, cancel it, add it to a calendar. */
    appointment: './pages/appointment-page.tsx',
    /** Asks for documents of one home or project without JavaScript. */
    documents: './pages/documents-page.tsx',
    /** Link of a mail: the documents that one visitor asked for, until it expires. */
    'asked-documents': './pages/requested-documents-page.tsx',
    /** Sends one home or project to a friend without JavaScript. */
    'send-to-friend': './pages/send-to-friend-page.tsx',
  },
  /** No page loads the code of a form that it does not show. */
  apart: [
    'contact',
    'feedback',
    'demand',
    'sign-newsletter',
    'confirm',
    'search',
    'stop',
    'dismiss',
    'visit',
    'appointment',
    'documents',
    'asked-documents',
    'send-to-friend',
    'newsletter',
    'save-search',
    'testimonial',
    'valuation',
    'rental-application',
    'purchase-offer',
  ],
  parameters: {
    /** The subject of the form, the booked appointment, the documents available at once, whether no mail was sent, the offer. */
    feedback: { home: 10, project: 10, appointment: 65, documents: 65, mail: 4, offer: 12, until: 10, condition: 4 },
    /** Title of the document that is asked for. */
    documents: { document: 300 },
    demand: DEMAND_LENGTHS,
    /** The time that a mail proposes. */
    visit: { slot: 40 },
  },
  fragmentParameters: {
    /** The home that they are about. */
    'rental-application': { home: 10 },
    'purchase-offer': { home: 10 },
  },
  paths: {
    'sign-newsletter': NEWSLETTER_PATHS,
    ...SUBSCRIPTION_PATHS,
    visit: VISIT_PATHS,
    appointment: APPOINTMENT_PATHS,
    ...FORM_PATHS,
    'asked-documents': ASKED_DOCUMENTS_PATHS,
  },
  fragments: {
    /** The contact form: about one property or project, or to the agency. */
    contact: './fragments/contact.tsx',
    /** Signs up for the newsletter. */
    newsletter: './fragments/newsletter.tsx',
    /** Books a visit, in a sheet of the page of a home. */
    visit: './fragments/visit.tsx',
    /** Asks for documents of a home or project, in a sheet of its page. */
    documents: './fragments/documents.tsx',
    /** Sends a home or project to a friend, from a sheet of its page. */
    'send-to-friend': './fragments/send-to-friend.tsx',
    /** Saves the search of a list, in a sheet over it. */
    'save-search': './fragments/save-search.tsx',
    /** A client's testimonial, shown once the agency has approved it. */
    testimonial: './fragments/testimonial.tsx',
    /** Free valuation, in steps. */
    valuation: './fragments/valuation.tsx',
    /** Applies for the home in the page's address (`?home=`), or for one that the visitor names. */
    'rental-application': './fragments/rental-application.tsx',
    /** Offers to buy the home in the page's address (`?home=`), or one that the visitor names. */
    'purchase-offer': './fragments/purchase-offer.tsx',
  },
  heights: {
    contact: '620px',
    newsletter: '620px',
    testimonial: '620px',
    valuation: '620px',
    'rental-application': '620px',
    'purchase-offer': '620px',
  },
  forms: {
    /** A booked visit is changed at its own address, which contains the token of its link. */
    appointment: { to: '/appointments/:token' },
    'subscription-confirm': { to: '/subscriptions/confirm' },
    'subscription-dismiss': { to: '/subscriptions/dismiss' },
    'subscription-remove': { to: '/subscriptions/remove' },
    'subscription-stop': { to: '/subscriptions/stop' },
    'rental-application': { files: true },
  },
});

import { defineRemote } from '@facade/section-kit';

/** The public face of mf-forms: everything a visitor can send, and what they read once they have. */
export const remote = defineRemote({
  name: 'mf-forms',
  pages: {
    /** The thank-you page after a form. */
    feedback: './pages/feedback-page.tsx',
  },
  fragments: {
    /** The contact form: about one property or project, or to the agency. */
    contact: './fragments/contact.tsx',
  },
});

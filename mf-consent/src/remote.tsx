import { defineRemote } from '@facade/section-kit';

/** The public face of mf-consent: asks what may be stored in the visitor's browser, and applies it. */
export const remote = defineRemote({
  name: 'mf-consent',
  pages: {},
  fragments: {
    /** The card that asks about cookies, and that reopens when a visitor wants to change the choice. */
    dialog: './fragments/dialog.tsx',
    /** Shows nothing; loads the agency's trackers, each only as far as the visitor agreed, and measures how fast pages are. */
    trackers: './fragments/trackers.tsx',
  },
  forms: { consent: { to: '/consents' } },
  /** Visitors who have agreed do not load the dialog again. */
  apart: ['trackers'],
});

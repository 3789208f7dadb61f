import { defineRemote } from '@facade/section-kit';

/** The public face of mf-consent: what may be stored in the visitor's browser, asked and obeyed. */
export const remote = defineRemote({
  name: 'mf-consent',
  pages: {},
  fragments: {
    /** The card that asks, and that comes back when a visitor wants to change their mind. */
    dialog: './fragments/dialog.tsx',
    /** Shows nothing; loads the agency's trackers, each only as far as the visitor agreed, and measures how fast pages are. */
    trackers: './fragments/trackers.tsx',
  },
  /** Who has agreed before does not load the question again. */
  apart: ['trackers'],
});

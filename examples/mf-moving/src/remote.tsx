import { defineRemote } from '@facade/section-kit';

/** The public face of mf-moving. The names below are the contract: others count on them. */
export const remote = defineRemote({
  name: 'mf-moving',
  pages: {},
  fragments: {
    /** What our firm asks for moving house. */
    estimate: './fragments/estimate.tsx',
  },
});

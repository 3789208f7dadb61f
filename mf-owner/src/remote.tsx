import { defineRemote } from '@facade/section-kit';

/** The public face of mf-owner: what owners see of their own property. */
export const remote = defineRemote({
  name: 'mf-owner',
  pages: {
    /** Log in with e-mail and password. */
    login: './pages/login-page.tsx',
    /** Visits of the owner's properties: four figures, the last 30 days, sources, history. */
    dashboard: './pages/dashboard-page.tsx',
  },
  fragments: {},
});

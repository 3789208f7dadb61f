import { defineRemote } from '@facade/section-kit';

/** The public face of mf-detail: all there is to know about one property or project. */
export const remote = defineRemote({
  name: 'mf-detail',
  words: ['features'],
  pages: {
    /** One property, on its own or as a unit of a project. */
    property: './pages/property-page.tsx',
    /** One new-build project with its units. */
    project: './pages/project-page.tsx',
  },
  fragments: {},
  parameters: {
    /** Figures of the mortgage calculator. */
    property: { price: 30, own: 30, rate: 30, years: 30, use: 10 },
    /** Order of the units. */
    project: { sort: 20 },
  },
  /** A visitor of a property need not load the table of units and what else a project has. */
  apart: ['project'],
});

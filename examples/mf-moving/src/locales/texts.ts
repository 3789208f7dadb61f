import type nl from './nl.json';

/** `useTexts('mf-moving')` and the `t` of a page's head know these keys. */
declare module '@facade/section-kit' {
  interface SectionTexts {
    'mf-moving': typeof nl;
  }
}

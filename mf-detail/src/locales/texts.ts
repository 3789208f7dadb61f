import type nl from './nl.json';

/** `useTexts('mf-detail')` and the `t` of a page's head know these keys. */
declare module '@facade/section-kit' {
  interface SectionTexts {
    'mf-detail': typeof nl;
  }
}

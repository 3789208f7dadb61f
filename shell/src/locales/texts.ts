import type nl from './nl.json';

/** `useTexts('shell')` knows these keys. */
declare module '@facade/section-kit' {
  interface SectionTexts {
    shell: typeof nl;
  }
}

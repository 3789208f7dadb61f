import type { WithWords } from '@facade/shared-domain/words/words';
import type nl from './nl.json';

/** `useTexts('mf-listings')` and the `t` of a page's head know these keys. */
declare module '@facade/section-kit' {
  interface SectionTexts {
    'mf-listings': WithWords<typeof nl, 'features' | 'travel'>;
  }
}

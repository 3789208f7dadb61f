import type { ContentPage } from '@facade/shared-domain/model';

/** The page with the full-bleed banner and the search box. */
export const isHome = ({ type, original }: Pick<ContentPage, 'type' | 'original'>): boolean =>
  type === 'home' || original === '/';

import type { LoadedPage } from './loading/loaded-page.ts';

/** The header lies over the home page's banner. */
export const isHero = ({ view, data }: Pick<LoadedPage, 'view' | 'data'>): boolean =>
  view.type === 'content' && (data as { original?: string }).original === '/';

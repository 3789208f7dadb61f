/** A sheet over the page: code of its own for the sections that open one, not of every page. */
export { holdPage } from './hold-page.ts';
export { Sheet } from './sheet.tsx';

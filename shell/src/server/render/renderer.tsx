/**
 * What the shell's server needs of the application, bundled by `rspack.config.ts` because Node.js does not run JSX.
 * There is one React in the process: the one in this bundle, shared with the sections.
 */
export { isSignal, readAnswer, unreachable } from '@facade/section-kit';
export { accessOf, type LoadContext, loadPage, loadSlots } from '../../composition/load-page.ts';
export type { LoadedPage } from '../../composition/loaded-page.ts';
export { matchRoute, pathsOf } from '../../composition/match-route.ts';
export { pageAddress } from '../../composition/page-address.ts';
export { matchSectionPath } from '../../composition/section-paths.ts';
export { sharedLibraries } from '../../composition/shared-libraries.ts';
export { shellPage } from '../../composition/shell-page.ts';
export { createTexts, type Texts, translatorOf } from '../../composition/texts.ts';
export { routes } from '../../routes.tsx';
export type { DocumentParts } from './document-parts.ts';
export { renderAlone } from './render-alone.tsx';
export { renderDocument } from './render-document.tsx';
export { fontFiles, shellTexts } from './shell-assets.ts';

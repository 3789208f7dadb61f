/**
 * The parts of the application that the shell's server needs, and all that a renderer needs (`serve`), bundled by `rspack.config.ts` because
 * Node.js does not run JSX.
 * The process has only one React: the one in this bundle, shared with the sections.
 */
export { isSignal, readAnswer, slotKey, unreachable } from '@facade/section-kit';
export { accessOf, type LoadContext, loadPage, loadSlots } from '../../composition/loading/load-page.ts';
export type { LoadedPage } from '../../composition/loading/loaded-page.ts';
export { matchRoute, pathsOf } from '../../composition/loading/match-route.ts';
export { pageAddress } from '../../composition/loading/page-address.ts';
export { matchSectionPath } from '../../composition/loading/section-paths.ts';
export { shellPage } from '../../composition/loading/shell-page.ts';
export { createTexts, type Texts, translatorOf } from '../../composition/loading/texts.ts';
export { sharedLibraries } from '../../composition/shared-libraries.ts';
export { loadContentPage } from '../../content/load-content-page.ts';
export { routes } from '../../routes.tsx';
export { serve } from '../renderers/inside/serve.ts';
export type { DocumentParts } from './document-parts.ts';
export { mapFrameDocument } from './map-frame-document.ts';
export { offlineSettings } from './offline-document.ts';
export { renderAlone } from './render-alone.tsx';
export { renderDocument } from './render-document.tsx';
export { fontFiles, shellTexts } from './shell-assets.ts';

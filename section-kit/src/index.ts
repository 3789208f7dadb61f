/**
 * The section contract: what a section provides to the shell, and what it may use of it. One copy per page, shared by
 * the shell.
 */
export * from './browser-api.ts';
export * from './events.ts';
export * from './id-store.ts';
export * from './island.tsx';
export * from './loan-terms.ts';
export * from './on-demand.tsx';
export * from './outcome.ts';
export * from './page.ts';
export * from './prose.tsx';
export * from './remembered-homes.ts';
export * from './site.tsx';
export * from './slot.tsx';
export * from './texts.ts';
export { guardDocument, tagScript } from './trusted-types.ts';
export * from './use-api.ts';
export { useIsLive, useIsTakenOver } from './use-is-taken-over.ts';
export * from './when-seen.ts';

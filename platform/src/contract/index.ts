/** What a build says of itself: the contracts of sections and shell, and whether one gives what another needs. */
export { mismatches } from './accepts.ts';
export { bytesOf, measuredSize } from './bytes-of.ts';
export * from './contract.ts';
export { declarationText } from './declaration-text.ts';
export { DECLARATION, LIVE_DECLARATIONS, sectionsBeside } from './declarations.ts';
export * from './shape.ts';
export { textKeys } from './text-keys.ts';

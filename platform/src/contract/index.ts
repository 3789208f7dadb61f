/** The contracts of sections and shell, and whether one provides what another requires. */
export { mismatches } from '@facade/shared-domain/contract/accepts';
export * from '@facade/shared-domain/contract/shape';
export { bytesOf, measuredSize } from './bytes-of.ts';
export type * from './candidate.ts';
export * from './contract.ts';
export { declarationText } from './declaration-text.ts';
export { configIn, DECLARATION, LIVE_DECLARATIONS, sectionAround, sectionsBeside } from './declarations.ts';
export { textKeys } from './text-keys.ts';

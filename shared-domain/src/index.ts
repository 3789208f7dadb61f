/**
 * The public face: every rule of the field that browser, server and api share. Sections import the narrow path of the
 * rule they need (`@facade/shared-domain/price`), so that the browser gets no more than that.
 */
export * from './address.ts';
export * from './alternate-paths.ts';
export * from './condition.ts';
export * from './costs.ts';
export * from './date.ts';
export * from './default-routes.ts';
export * from './display.ts';
export * from './energy.ts';
export * from './exonyms.ts';
export * from './goal.ts';
export * from './language.ts';
export * from './list-path.ts';
export * from './localized-path.ts';
export * from './model/index.ts';
export * from './number.ts';
export * from './offer.ts';
export type { ProjectMatch, PropertyMatch, RecordMatch, UnitMatch } from './parse-record-path.ts';
export * from './paths.ts';
export * from './phone-text.ts';
export * from './picture-sizes.ts';
export * from './price.ts';
export * from './project-path.ts';
export { type PropertyPathParts, propertyPath } from './property-path.ts';
export * from './region.ts';
export type { Route } from './routes.ts';
export * from './search.ts';
export * from './slugify.ts';
export * from './text.ts';
export * from './theme-colors.ts';
export * from './time-slots.ts';
export * from './validation.ts';
export * from './video.ts';

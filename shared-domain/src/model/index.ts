/** The shapes that api, shell and sections exchange. Types only, apart from the list of languages. */
export * from './agency.ts';
export * from './catalog.ts';
export * from './demand.ts';
export * from './facets.ts';
export * from './form-terms.ts';
export * from './forms.ts';
export * from './language.ts';
export * from './listing.ts';
export * from './map-settings.ts';
export * from './nearby.ts';
export * from './owner.ts';
export * from './picture.ts';
export * from './project.ts';
export * from './property.ts';
export * from './property-document.ts';
export * from './site.ts';
export * from './teaser.ts';

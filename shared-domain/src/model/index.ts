/** The types that api, shell and sections exchange. Only types, except for the list of languages. */

export * from './agency.ts';
export * from './agenda.ts';
export * from './catalog.ts';
export * from './content-page.ts';
export * from './demand.ts';
export * from './facets.ts';
export * from './form-terms.ts';
export * from './forms.ts';
export * from './imports.ts';
export * from './language.ts';
export * from './listing.ts';
export * from './map-settings.ts';
export * from './nearby.ts';
export * from './offer.ts';
export * from './outbox.ts';
export * from './people/account.ts';
export * from './people/owner.ts';
export * from './picture.ts';
export * from './price.ts';
export * from './project.ts';
export * from './property.ts';
export * from './property-document.ts';
export * from './site.ts';
export * from './teaser.ts';
export * from './unit.ts';
export * from './website.ts';

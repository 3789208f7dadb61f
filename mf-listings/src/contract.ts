import '@facade/section-kit';

declare module '@facade/section-kit' {
  interface FragmentProps {
    /** Search field with its results panel, and the For sale / For rent links with counts. */
    'mf-listings/search-box': Record<string, never>;
    /** Newest properties as cards. */
    'mf-listings/property-list': { goal: 'sale' | 'rent' | null; max: number; perRow: number };
    'mf-listings/project-list': { max: number; perRow: number };
    /** Teasers of the homes that are offered without being published; for a page that search engines may not show. */
    'mf-listings/off-market': Record<string, never>;
    /** Other properties a visitor of this one would want to see. */
    'mf-listings/similar-properties': { propertyId: number };
  }
}

import '@facade/section-kit';

declare module '@facade/section-kit' {
  /** What each fragment is: `remote.tsx`. */
  interface FragmentProps {
    'mf-listings/search-box': Record<string, never>;
    /** `query`: filters, as in the address of a list. */
    'mf-listings/property-list': { goal: 'sale' | 'rent' | null; max: number; perRow: number; query?: string };
    'mf-listings/project-list': { max: number; perRow: number };
    'mf-listings/off-market': Record<string, never>;
    'mf-listings/similar-properties': { propertyId: number };
  }
}

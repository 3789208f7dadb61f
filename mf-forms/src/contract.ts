import '@facade/section-kit';

declare module '@facade/section-kit' {
  /** What each fragment is: `remote.tsx`. */
  interface FragmentProps {
    'mf-forms/valuation': object;
    'mf-forms/rental-application': object;
    'mf-forms/purchase-offer': object;
    /**
     * `about`: null for the agency's general contact form. `withoutWishes`: hides the check
     * boxes for visit, information and documents, for example for the owner. `name`: what it is called; the message begins with
     * a sentence about it.
     */
    'mf-forms/contact': {
      about: { kind: 'property' | 'project'; id: number } | null;
      withoutWishes?: true;
      name?: string;
    };
    'mf-forms/newsletter': object;
    'mf-forms/visit': { propertyId: number };
    /** `asked` is the title of the one that is ticked at first. */
    'mf-forms/documents': {
      about: { kind: 'property' | 'project'; id: number };
      documents: readonly { title: string; language?: 'nl' | 'fr' | 'en' | 'de' }[];
      asked: string | null;
    };
    'mf-forms/send-to-friend': { about: { kind: 'property' | 'project'; id: number } };
    /** `query`: of the list whose search is saved. */
    'mf-forms/save-search': { query: string };
    'mf-forms/testimonial': object;
  }
}

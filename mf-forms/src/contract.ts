import '@facade/section-kit';

declare module '@facade/section-kit' {
  interface FragmentProps {
    /** Asks for a free valuation, in steps. */
    'mf-forms/valuation': object;
    /** Application to rent the home in the page's address (`?home=`), or one that the visitor names. */
    'mf-forms/rental-application': object;
    /** Offer to buy the home in the page's address (`?home=`), or one that the visitor names. */
    'mf-forms/purchase-offer': object;
    /**
     * Enquiry about one property or project; with `null`, the agency's general contact form. `withoutWishes`: hides the check
     * boxes for visit, information and documents, for example for the owner. `name`: what it is called; the message begins with
     * a sentence about it.
     */
    'mf-forms/contact': {
      about: { kind: 'property' | 'project'; id: number } | null;
      withoutWishes?: true;
      name?: string;
    };
    /** Signs up for the newsletter. */
    'mf-forms/newsletter': object;
    /** The form that books a visit of a home: for a sheet, where it loads on demand. */
    'mf-forms/visit': { propertyId: number };
    /** The form that asks for documents: for a sheet. `asked` is the title of the one that is ticked at first. */
    'mf-forms/documents': {
      about: { kind: 'property' | 'project'; id: number };
      documents: readonly { title: string; language?: 'nl' | 'fr' | 'en' | 'de' }[];
      asked: string | null;
    };
    /** The form that sends a home or project to a friend: for a sheet. */
    'mf-forms/send-to-friend': { about: { kind: 'property' | 'project'; id: number } };
    /** What a client says of the agency, for its page of testimonials. */
    'mf-forms/testimonial': object;
  }
}

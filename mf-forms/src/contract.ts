import '@facade/section-kit';

declare module '@facade/section-kit' {
  interface FragmentProps {
    /** Enquiry about one property or project; with `null`, the agency's general contact form. */
    'mf-forms/contact': { about: { kind: 'property' | 'project'; id: number } | null };
  }
}

import '@facade/section-kit';

/** What other sections, and the agency's content, may rely on. */
declare module '@facade/section-kit' {
  interface FragmentProps {
    /** What moving costs; `rooms` is the number of bedrooms that it begins with. */
    'mf-moving/estimate': { rooms: number };
  }
}

import type { PlaceName } from './places.ts';

/** What the site can and cannot do while a section is away. */
export interface SectionNeeds {
  section: string;
  /** The pages it renders itself: without it they only show a notice. */
  needs: PlaceName[];
  /** Pages that show a fragment of it, and work without. */
  shows: PlaceName[];
  /** Those of them that show a notice in its place. */
  says: PlaceName[];
}

export const SECTION_NEEDS: SectionNeeds[] = [
  { section: 'mf-listings', needs: ['saleList', 'projectList'], shows: ['home', 'saleProperty'], says: ['home'] },
  { section: 'mf-detail', needs: ['saleProperty', 'project'], shows: [], says: [] },
  { section: 'mf-forms', needs: ['feedback'], shows: ['contact', 'rentProperty'], says: ['contact'] },
  { section: 'mf-owner', needs: ['login'], shows: [], says: [] },
  // A missing consent dialog needs no notice.
  { section: 'mf-consent', needs: [], shows: ['home', 'saleList'], says: [] },
];

/** One page of each section, and one of the shell's own. */
export const EVERY_SECTION: PlaceName[] = ['saleList', 'saleProperty', 'feedback', 'login', 'services'];

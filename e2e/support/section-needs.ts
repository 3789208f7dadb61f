import type { PlaceName } from './places.ts';

/** What the site can and cannot do while a section is away. */
export interface SectionNeeds {
  section: string;
  /** The pages it draws itself: without it they can only say so. */
  needs: PlaceName[];
  /** Pages that show a piece of it among other things, and go on without. */
  shows: PlaceName[];
}

export const SECTION_NEEDS: SectionNeeds[] = [
  { section: 'mf-listings', needs: ['saleList', 'projectList'], shows: ['home', 'saleProperty'] },
  { section: 'mf-detail', needs: ['saleProperty', 'project'], shows: [] },
  { section: 'mf-forms', needs: ['feedback'], shows: ['contact', 'rentProperty'] },
  { section: 'mf-owner', needs: ['login'], shows: [] },
  { section: 'mf-consent', needs: [], shows: ['home', 'saleList'] },
];

/** One page of each section, and one of the shell's own. */
export const EVERY_SECTION: PlaceName[] = ['saleList', 'saleProperty', 'feedback', 'login', 'services'];

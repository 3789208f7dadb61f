import type { HydrateWhen, SlotRequest } from '@facade/section-kit';

type CommonSlot = SlotRequest<'mf-consent/dialog' | 'mf-consent/trackers'> & { when: HydrateWhen };

/**
 * Fragments that are part of every page and stay through navigation. What stands on the document displays them: the dialog to those who
 * have not chosen, the trackers' mark to those who allow something. `visible` keeps the code of both away from all others.
 */
export const COMMON_SLOTS: readonly CommonSlot[] = [
  { id: 'mf-consent/dialog', props: {}, when: 'visible' },
  { id: 'mf-consent/trackers', props: {}, when: 'visible' },
];

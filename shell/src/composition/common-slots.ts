import type { HydrateWhen, SlotRequest } from '@facade/section-kit';

type CommonSlot = SlotRequest<'mf-consent/dialog' | 'mf-consent/trackers'> & { when: HydrateWhen };

/**
 * Fragments that every page has and that stay through navigation. Attributes of the document show them: the dialog to visitors
 * who have not chosen yet, the trackers' marker to visitors who allow something. `visible` loads their code only then.
 */
export const COMMON_SLOTS: readonly CommonSlot[] = [
  { id: 'mf-consent/dialog', props: {}, when: 'visible' },
  { id: 'mf-consent/trackers', props: {}, when: 'visible' },
];

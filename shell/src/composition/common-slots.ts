import type { HydrateWhen, SlotRequest } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';

type CommonSlot = SlotRequest<'mf-consent/dialog' | 'mf-consent/trackers'> & { when: HydrateWhen };

/**
 * Fragments that are part of every page and stay through navigation. The consent dialog is displayed only to those who
 * have not chosen, so `visible` keeps its code away from all others; trackers exist only where the agency uses any.
 */
export function commonSlots({ analytics }: Pick<Site, 'analytics'>): CommonSlot[] {
  const dialog: CommonSlot = { id: 'mf-consent/dialog', props: {}, when: 'visible' };
  const hasTrackers = Object.values(analytics).some((id) => id !== '');
  return hasTrackers ? [dialog, { id: 'mf-consent/trackers', props: {}, when: 'idle' }] : [dialog];
}

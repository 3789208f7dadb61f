import type { SlotRequest } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';

/** The form that reaches the agent of a home. */
export const messageSlot = (id: number): SlotRequest<'mf-forms/contact'> => ({
  id: 'mf-forms/contact',
  props: { about: { kind: 'property', id }, withoutWishes: true },
});

/** What other sections render on the dashboard. */
export const messageSlots = ({ chosen, home }: OwnerStatistics): SlotRequest[] =>
  home && chosen !== null ? [messageSlot(chosen)] : [];

import type { ApiClient } from '@facade/section-kit';

/** A time at which a home can be visited, with the clock of Belgium: `2026-11-24T14:00:00+01:00`. */
export interface VisitSlot {
  id: string;
  start: string;
  end: string;
}

/** `full`: all times are booked; `none`: the agency offers no times for this home. */
export interface VisitTimes {
  state: 'free' | 'full' | 'none';
  slots: VisitSlot[];
}

interface Summary {
  state: VisitTimes['state'];
  last: string | null;
}

/** All current free times of a home. */
export async function loadVisitTimes(api: ApiClient, propertyId: number, signal?: AbortSignal): Promise<VisitTimes> {
  const options = signal && { signal };
  const { state, last } = await api.get<Summary>(`/visit-slots/summary?property=${propertyId}`, options);
  if (state !== 'free' || !last) return { state, slots: [] };
  const { slots } = await api.get<{ slots: VisitSlot[] }>(`/visit-slots?property=${propertyId}&to=${last}`, options);
  return { state: slots.length > 0 ? 'free' : 'full', slots };
}

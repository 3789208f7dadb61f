import type { Language } from '../model/index.ts';

/** A part of the day in which the agency may call back; local time. */
export interface TimeSlot {
  id: string;
  from: string;
  to: string;
}

/** The contact time slots, the same in every language (docs/decisions/064). */
export const CONTACT_TIME_SLOTS: readonly TimeSlot[] = [
  { id: '10-13', from: '10:00', to: '13:00' },
  { id: '14-16', from: '14:00', to: '16:00' },
  { id: '16-19', from: '16:00', to: '19:00' },
];

/**
 * A slot as a visitor reads it.
 * @example slotText({ id: '10-13', from: '10:00', to: '13:00' }, 'fr') // '10 h – 13 h'
 */
export const slotText = ({ from, to }: TimeSlot, language: Language): string =>
  `${timeText(from, language)}\u00a0– ${timeText(to, language)}`;

/** French writes the hours apart, without a zero before, and no minutes on the hour. */
function timeText(time: string, language: Language): string {
  if (language !== 'fr') return time;
  const [hour, minutes] = time.split(':');
  const hours = Number(hour);
  return minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`;
}

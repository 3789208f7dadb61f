/**
 * Visits: free times, booking, moving and cancelling, and the mails about them.
 * Writes `appointment` and `slot_change`.
 * Never gives one time of an agent to two visits: the database refuses it.
 */

export { closeSlots, listSlotChanges, openSlots, type SlotChange, undoSlotChange } from './agenda-changes.ts';
export { changeWithin } from './apply-change.ts';
export { type Appointment, readAppointments } from './appointment.ts';
export { bookSlot, type SlotRefusal } from './book-slot.ts';
export { heldUntil, mayBook } from './holds.ts';
export { isJustTaken, noteTaken } from './just-taken.ts';
export { appointmentMails } from './mail/appointment-mails.ts';
export type { AppointmentNews } from './mail/appointment-news.ts';
export { type CalendarEntry, calendarFile } from './mail/calendar-file.ts';
export { visitRequestMails } from './mail/visit-request-mail.ts';
export { newsOf } from './news.ts';
export { nextVisits, type VisitTime } from './next-visits.ts';
export { freeTimes } from './offered-slots.ts';
export { appointmentsRoute } from './routes/appointments.ts';
export { visitSlotsRoute } from './routes/visit-slots.ts';
export { spanOfSlot } from './slot-id.ts';
export type { Span } from './span.ts';
export { refusalText } from './texts/index.ts';

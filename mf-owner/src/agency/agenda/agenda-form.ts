/** Name of every form of the agenda. */
export const AGENDA_FORM = 'staff-agenda';

/** Whether a text is an ISO date of the calendar (`2027-02-28`): there is no thirtieth of February. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Boolean(new Date(`${text}T00:00Z`).toJSON()?.startsWith(text));

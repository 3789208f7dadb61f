/** From a moment to just before another. */
export interface Span {
  start: Date;
  end: Date;
}

export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** What both have in common; it ends before it begins where they have nothing. */
export const shared = (one: Span, other: Span): Span => ({
  start: new Date(Math.max(one.start.getTime(), other.start.getTime())),
  end: new Date(Math.min(one.end.getTime(), other.end.getTime())),
});

export const minutesLater = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);

/** A half-open interval: `end` is not included. */
export interface Span {
  start: Date;
  end: Date;
}

export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The overlap of both; it ends before it begins if they have none. */
export const shared = (one: Span, other: Span): Span => ({
  start: new Date(Math.max(one.start.getTime(), other.start.getTime())),
  end: new Date(Math.min(one.end.getTime(), other.end.getTime())),
});

export const minutesLater = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);

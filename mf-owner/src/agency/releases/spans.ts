/** For which time the page says what visitors achieved and what changed. */
export const SPANS = ['2h', '1d', '7d'] as const;
export type Span = (typeof SPANS)[number];

/** The one of the address; a week for any other text. */
export const readSpan = (text: string | null): Span => SPANS.find((span) => span === text) ?? '7d';

/** Whether the visitor asked for less motion. In the browser only. */
export const prefersCalm = (): boolean => Boolean(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches);

/**
 * Whether an element belongs to the page on screen. The next page may be in the document too, rendered ahead and hidden
 * (decision 018). In browsers without `checkVisibility`, the first in the document is the one on screen.
 */
export const isSeen = (element: Element): boolean => element.checkVisibility?.() ?? true;

/**
 * Whether an element belongs to the page that is shown: the next one may stand beside it, rendered ahead and hidden (decision 018). In
 * a browser too old to tell, the shown one is the first in the document.
 */
export const isSeen = (element: Element): boolean => element.checkVisibility?.() ?? true;

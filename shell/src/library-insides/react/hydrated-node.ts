/**
 * React writes an element's props on the element under this name and a random suffix once it has created or hydrated it. React documents
 * neither the name nor a way to ask. Remove when React tells which elements it has hydrated.
 */
export const PROPS_KEY = '__reactProps$';

/** React handles events of this element. */
export const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith(PROPS_KEY));

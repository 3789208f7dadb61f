/** Leaves for a document of its own: what the server renders from here on depends on the session. */
export const openDocument = (path: string): void => window.location.assign(path);

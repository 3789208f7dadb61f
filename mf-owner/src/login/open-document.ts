/** Loads a new document: the server now renders it with the session. */
export const openDocument = (path: string): void => window.location.assign(path);

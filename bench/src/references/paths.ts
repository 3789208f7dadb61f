/** Paths of the reference server that are not pages of the site. */
export const PLAIN_REACT_PATH = '/-/plain-react';
export const MEMORY_PATH = '/-/memory';

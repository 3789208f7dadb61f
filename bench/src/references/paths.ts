/** Where the reference server answers what is not a page of the site. */
export const PLAIN_REACT_PATH = '/-/plain-react';
export const MEMORY_PATH = '/-/memory';

/** The names of react-dom a section may use. */
export { createPortal, flushSync } from 'react-dom';

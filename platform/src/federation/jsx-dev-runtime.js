/**
 * In the place of React's own for a section that runs from source: that one would be a second copy beside the shell's React, and
 * works with a development build of it only, while an override link brings the section to the real site.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);

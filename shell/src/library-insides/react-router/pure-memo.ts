/**
 * react-router wraps a component of its data routers with React's `memo` when it is loaded, and does not mark the call as free of
 * side effects: bundlers then keep everything behind it, 2 KB that no page uses. Marks such calls.
 * Remove when react-router marks them itself.
 *
 * @param source one of react-router's ES modules
 */
export const markMemoPure = (source: string): string => source.replace(MEMO, '/*#__PURE__*/ $&');

/** The default import is renamed where a module has a `React` of its own. */
const MEMO = /\bReact(\$\d+)?\.memo\(/g;

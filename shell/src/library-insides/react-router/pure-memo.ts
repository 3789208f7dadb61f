/**
 * On load, react-router wraps a component of its data routers with React's `memo` and does not mark the call as free of side
 * effects. Bundlers then keep all the code behind it: 2 KB that no page uses, and with which list and home page exceed the
 * bench's target for JavaScript. This marks such calls.
 * Remove when react-router marks them itself.
 *
 * @param source one of react-router's ES modules
 */
export const markMemoPure = (source: string): string => source.replace(MEMO, '/*#__PURE__*/ $&');

/** The default import is renamed in modules that have another `React`. */
const MEMO = /\bReact(\$\d+)?\.memo\(/g;

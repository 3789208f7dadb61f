/**
 * The module that sections get: the same exports on a plain object. The build's namespace objects have a getter for each
 * export, and React's namespace is also in dictionary mode. JavaScript engines cannot optimize either, and a page calls `jsx`
 * thousands of times. A plain object is as fast as calling the library directly.
 */
export function plainModule(namespace: object): object {
  const copy = { ...namespace };
  // A development build passes React itself, whose default export is itself unless `__esModule` is set.
  return '__esModule' in namespace ? Object.defineProperty(copy, '__esModule', { value: true }) : copy;
}

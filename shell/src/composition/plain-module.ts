/**
 * A module as sections get it: the same names on a plain object. The build's namespace objects have a getter for each name, and
 * React's lies in a hash table besides: no JavaScript engine sees through that, and a page calls `jsx` thousands of times. A plain
 * object is as fast as calling the library itself.
 */
export function plainModule(namespace: object): object {
  const copy = { ...namespace };
  // A development build hands over React itself, which is its own default export as long as nobody says otherwise.
  return '__esModule' in namespace ? Object.defineProperty(copy, '__esModule', { value: true }) : copy;
}

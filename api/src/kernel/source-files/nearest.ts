import { closestMatch } from 'leven';

/** `; did you mean "services"?` if one of the names is similar, otherwise an empty text. */
export function didYouMean(name: string, names: Iterable<string>): string {
  // A third of the letters may differ, so that a short name does not match just any other.
  const maxDistance = Math.max(1, Math.floor(name.length / 3));
  const nearest = closestMatch(name, [...names], { maxDistance });
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}

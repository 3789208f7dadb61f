import { closestMatch } from 'leven';

/** `; did you mean "services"?` where one of the names is nearly this one, else nothing. */
export function didYouMean(name: string, names: Iterable<string>): string {
  // A third of the letters may differ: a short name is not taken for just any other.
  const maxDistance = Math.max(1, Math.floor(name.length / 3));
  const nearest = closestMatch(name, [...names], { maxDistance });
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}

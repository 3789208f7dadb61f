import type { Content, Place } from './content.ts';

/** The published page with this original path or alias, without regard to case. */
export function findPlace({ places }: Pick<Content, 'places'>, path: string): Place | undefined {
  const wanted = path.toLowerCase();
  return (
    places.get(wanted) ??
    [...places.values()].find(
      ({ source }) => 'page' in source && source.page.aliases.some((alias) => alias.toLowerCase() === wanted),
    )
  );
}

import type { ContentPage } from '@facade/shared-domain/model';
import type { Place } from '../content.ts';
import { findPlace } from '../find-place.ts';
import type { Reader } from '../reading/files/reader.ts';
import { labelOf } from './routes-for.ts';

/** From the home page down to and including this page; empty on the home page. */
export function breadcrumbFor(reader: Reader, place: Place): ContentPage['breadcrumb'] {
  if (place.type === 'home') return [];
  const trail: Place[] = [];
  for (let at: Place | undefined = place; at; at = at.parent ? findPlace(reader.content, at.parent) : undefined)
    trail.unshift(at);
  return trail.map((step) => ({ label: labelOf(reader, step), path: step.paths[reader.language] }));
}

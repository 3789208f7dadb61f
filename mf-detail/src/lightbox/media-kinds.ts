import type { Picture, PropertyDetail } from '@facade/shared-domain/model';

/** A video or virtual tour, played on request. */
export interface Film {
  url: string;
  kind: 'video' | 'tour';
}

export type MediaKind = 'photos' | 'plans' | 'films';

/** A picture with its place among all of its gallery. */
export interface PlacedPicture {
  picture: Picture;
  place: number;
}

/** The pictures of a gallery apart by kind. */
export function pictureKinds(pictures: readonly Picture[]): Record<'photos' | 'plans', PlacedPicture[]> {
  const placed = pictures.map((picture, place) => ({ picture, place }));
  return { photos: placed.filter(({ picture }) => !picture.plan), plans: placed.filter(({ picture }) => picture.plan) };
}

export function filmsOf({ videoUrl, virtualTourUrl }: Pick<PropertyDetail, 'videoUrl' | 'virtualTourUrl'>): Film[] {
  return [
    ...(videoUrl ? [{ url: videoUrl, kind: 'video' as const }] : []),
    ...(virtualTourUrl ? [{ url: virtualTourUrl, kind: 'tour' as const }] : []),
  ];
}

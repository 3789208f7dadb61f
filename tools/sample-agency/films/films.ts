/** A silent film of a home: a slow look at some of its drawn pictures. */
export interface SampleFilm {
  propertyId: number;
  /** Numbers of the pictures, in the order they are shown. */
  pictures: number[];
}

export const FILMS: readonly SampleFilm[] = [
  { propertyId: 4688, pictures: [1, 2, 3, 4] },
  { propertyId: 5390, pictures: [1, 2, 4, 5] },
];

/** Where the CRM has its films. The feed comes with the files, and the site serves them itself. */
const FILM_HOST = 'https://media.cardamine.example/films';

export const filmName = (propertyId: number): string => `film-${propertyId}.webm`;

/** Address of a home's film in the feed; empty where it has none. */
export const filmUrl = (propertyId: number): string =>
  FILMS.some((film) => film.propertyId === propertyId) ? `${FILM_HOST}/${filmName(propertyId)}` : '';

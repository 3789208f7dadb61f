import { FeedFiles } from '../../kernel/index.ts';

/** Video files that browsers play. */
export const films = new FeedFiles({
  folder: 'films',
  kinds: {
    mp4: { type: 'video/mp4', at: 4, begins: Buffer.from('ftyp') },
    webm: { type: 'video/webm', at: 0, begins: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
  },
});

/**
 * The site's own URL of a home's video whose file it has, whatever host the CRM names:
 * `/api/properties/4688/films/house.mp4?v=…`. Returns any other URL unchanged.
 */
export async function ownFilmUrl(
  dataFolder: string,
  { id, videoUrl: url }: { id: number; videoUrl: string | null },
): Promise<string | null> {
  const name = filmNameIn(url);
  const film = name ? await films.find(dataFolder, name) : null;
  return film ? `/api/properties/${id}/films/${name}?v=${film.key}` : url;
}

/** The file name that the URL of a video requests; null if the site cannot have it. */
export const filmNameIn = (url: string | null): string | null => (url && URL.canParse(url) ? films.nameIn(url) : null);

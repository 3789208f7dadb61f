import type { Picture } from '@facade/shared-domain/model';
import type { Film } from '../../model/lightbox/media-kinds.ts';
import { MediaEmbed } from '../gallery/media-embed.tsx';

export interface FilmsProps {
  films: Film[];
  /** Stand in for the videos until they are asked for. */
  pictures: Picture[];
  title: string;
}

/** Videos and tours of the home, each behind a picture of its own until it is asked for. */
export function Films({ films, pictures, title }: FilmsProps) {
  return (
    <div className="films">
      {films.map(({ url, kind }, index) => (
        <MediaEmbed key={url} url={url} kind={kind} title={title} picture={pictures[index] ?? pictures[0]} />
      ))}
    </div>
  );
}

import type { Example, Examples } from '@facade/section-kit/testing';
import { samplePicture } from '../testing/sample-property.ts';
import { Lightbox } from './lightbox.tsx';
import type { Film } from './media-kinds.ts';

const photos = ['view-1', 'view-2', 'view-3'].map((id) => samplePicture(id));
const all = [...photos, { ...samplePicture('plan-1', 'Gelijkvloers'), plan: true as const }];
const films: Film[] = [{ url: 'https://youtu.be/abcdefghijk', kind: 'video' }];
const nothing = () => {};

const lightbox = (pictures: typeof all, start: number, overview = false, withFilms?: Film[]): Example => ({
  render: () => (
    <Lightbox
      pictures={pictures}
      films={withFilms}
      start={start}
      overview={overview}
      title="Herenhuis met stadstuin"
      onClose={nothing}
    />
  ),
  height: 640,
});

export const examples: Examples = {
  'the first of three': lightbox(photos, 0),
  'the only one': lightbox(photos.slice(0, 1), 0),
  'photos, a plan and a video': lightbox(all, 1, false, films),
  'the plan': lightbox(all, 3, false, films),
  'all at once': lightbox(all, 0, true, films),
};

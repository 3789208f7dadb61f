import type { Example, Examples } from '@facade/section-kit/testing';
import { samplePicture } from '../testing/sample-property.ts';
import { Gallery } from './gallery.tsx';

const pictures = (count: number) => Array.from({ length: count }, (_, index) => samplePicture(`view-${index}`));

const gallery =
  (count: number): Example['render'] =>
  () => <Gallery pictures={pictures(count)} title="Herenhuis met stadstuin" />;

export const examples: Examples = {
  'seven pictures': gallery(7),
  'three pictures': gallery(3),
  'one picture': gallery(1),
  'no picture': gallery(0),
  'the button, hovered': { render: gallery(7), hover: 'button' },
  'a picture, with the focus': { render: gallery(7), focus: 'li:nth-child(2) a' },
};

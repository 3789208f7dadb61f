import type { Examples } from '@facade/section-kit/testing';
import { samplePicture } from '../../testing/sample-property.ts';
import { Lightbox } from './lightbox.tsx';

const pictures = ['view-1', 'view-2', 'view-3'].map((id) => samplePicture(id));
const nothing = () => {};

export const examples: Examples = {
  'the first of three': {
    render: (page) => (
      <Lightbox pictures={pictures} start={0} title="Herenhuis met stadstuin" onClose={nothing} {...page} />
    ),
    height: 640,
  },
  'the only one': {
    render: (page) => (
      <Lightbox pictures={pictures.slice(0, 1)} start={0} title="Herenhuis met stadstuin" onClose={nothing} {...page} />
    ),
    height: 640,
  },
};

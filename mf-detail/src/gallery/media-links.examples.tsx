import type { Example, Examples } from '@facade/section-kit/testing';
import { sampleProperty } from '../testing/sample-property.ts';
import { MediaLinks } from './media-links.tsx';

const media =
  (videoUrl: string | null, virtualTourUrl: string | null): Example['render'] =>
  () => <MediaLinks property={sampleProperty({ videoUrl, virtualTourUrl })} title="Herenhuis met stadstuin" />;

const VIDEO = 'https://youtu.be/abcdefghijk';

export const examples: Examples = {
  'video and tour': media(VIDEO, 'https://my.matterport.com/show/?m=abc'),
  'an unknown host': media(null, 'https://tour.example/1'),
  'the button, hovered': { render: media(VIDEO, null), hover: 'a' },
  'the button, with the focus': { render: media(VIDEO, null), focus: 'a' },
};

import type { Examples } from '@facade/section-kit/testing';
import { MediaLinks } from './media-links.tsx';

const VIDEO = 'https://video.example/1';
const TOUR = 'https://tour.example/1';

export const examples: Examples = {
  'video and tour': (page) => <MediaLinks videoUrl={VIDEO} virtualTourUrl={TOUR} {...page} />,
  'tour alone': (page) => <MediaLinks videoUrl={null} virtualTourUrl={TOUR} {...page} />,
};

import type { Examples } from '@facade/section-kit/testing';
import { MediaLinks } from './media-links.tsx';

const VIDEO = 'https://video.example/1';
const TOUR = 'https://tour.example/1';

export const examples: Examples = {
  'video and tour': () => <MediaLinks videoUrl={VIDEO} virtualTourUrl={TOUR} />,
  'tour alone': () => <MediaLinks videoUrl={null} virtualTourUrl={TOUR} />,
};

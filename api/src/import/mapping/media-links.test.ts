import { mediaLinks } from './media-links.ts';

const VIDEO = 'https://youtu.be/abcdefghijk';
const TOUR = 'https://my.matterport.com/show/?m=abc';

test.each([
  ['each in its field', VIDEO, TOUR, VIDEO, TOUR],
  ['a tour in the field of the video', TOUR, '', null, TOUR],
  ['both in the field of the other', TOUR, VIDEO, VIDEO, TOUR],
  [
    'unknown hosts keep their field',
    'https://a.example/1',
    'https://b.example/2',
    'https://a.example/1',
    'https://b.example/2',
  ],
  ['not a web address', 'javascript:alert(1)', '', null, null],
])('%s', (_what, VideoUrl, VirtualTourUrl, videoUrl, virtualTourUrl) => {
  expect(mediaLinks({ VideoUrl, VirtualTourUrl })).toEqual({ videoUrl, virtualTourUrl });
});

import { fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../testing/render-detail.tsx';
import { samplePicture, sampleProperty } from '../testing/sample-property.ts';
import { MediaLinks } from './media-links.tsx';

const show = (videoUrl: string | null, virtualTourUrl: string | null = null) =>
  renderInPage(
    <MediaLinks
      property={sampleProperty({ videoUrl, virtualTourUrl, pictures: [samplePicture('a')] })}
      title="Herenhuis"
    />,
  );
const frame = () => document.querySelector('iframe, video');

test.each([
  ['https://youtu.be/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1', 'YouTube'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1', 'Vimeo'],
  [
    'https://www.facebook.com/agence/videos/123456/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fagence%2Fvideos%2F123456%2F&autoplay=true',
    'Facebook',
  ],
])('loads nothing of %s before it is asked for', (url, src, host) => {
  show(url);
  expect(frame()).toBeNull();
  expect(screen.getByText(new RegExp(`${host}.*cookies`))).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /Bekijk de video/ });
  expect(link).toHaveAttribute('href', url);
  fireEvent.click(link);
  expect(frame()).toHaveAttribute('src', src);
  expect(frame()).toHaveAttribute('title', 'Bekijk de video: Herenhuis');
});

test('walks through a tour on the page', () => {
  show(null, 'https://my.matterport.com/show/?m=abc');
  fireEvent.click(screen.getByRole('link', { name: /rondleiding/ }));
  expect(frame()).toHaveAttribute('src', 'https://my.matterport.com/show/?m=abc');
});

test('plays a file itself, and links to it where that fails', () => {
  show('https://media.example/huis.mp4');
  fireEvent.click(screen.getByRole('link', { name: /Bekijk de video/ }));
  expect(frame()?.tagName).toBe('VIDEO');
  fireEvent.error(frame() as Element);
  expect(frame()).toBeNull();
  expect(screen.getByRole('link', { name: /Bekijk de video/ })).toHaveAttribute(
    'href',
    'https://media.example/huis.mp4',
  );
  expect(screen.getByRole('status')).toHaveTextContent(/lukt hier niet/);
});

test('only links to an unknown host', () => {
  show(null, 'https://tour.example/1');
  fireEvent.click(screen.getByRole('link', { name: /nieuw tabblad/ }));
  expect(frame()).toBeNull();
});

test('leaves a click for a new tab alone', () => {
  show('https://youtu.be/abcdefghijk');
  fireEvent.click(screen.getByRole('link', { name: /Bekijk de video/ }), { ctrlKey: true });
  expect(frame()).toBeNull();
});

import type { Picture } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import { pictureSrcset, pictureUrl, singlePictureUrl } from './picture-url.ts';
import { PictureView } from './picture-view.tsx';

const picture: Picture = { id: 'p1', width: 1000, height: 750, alt: 'Voorgevel', color: '#aabbcc' };

test('addresses have id, width and format; without a format the client’s Accept header decides', () => {
  expect(pictureUrl(picture, { width: 640, format: 'webp' })).toBe('/api/pictures/p1?width=640&format=webp');
  expect(pictureUrl(picture, { width: 640 })).toBe('/api/pictures/p1?width=640');
});

test('a quality is in the address if it is not the default, and so is a host', () => {
  expect(pictureUrl(picture, { width: 640, format: 'avif', quality: 'medium' })).not.toContain('quality');
  expect(pictureSrcset({ ...picture, host: 'https://cdn.example' }, 'avif', [640], 'high')).toBe(
    'https://cdn.example/api/pictures/p1?width=640&format=avif&quality=high 640w',
  );
});

test('old sections may use widths that are no longer available', () => {
  expect(pictureUrl(picture, { width: 480, format: 'webp' })).toBe('/api/pictures/p1?width=640&format=webp');
  expect(pictureSrcset(picture, 'avif', [480, 640])).toBe('/api/pictures/p1?width=640&format=avif 640w');
});

test('a single size is large, but not as large as a banner', () => {
  const large = { ...picture, width: 4000 };
  expect(singlePictureUrl(large)).toBe('/api/pictures/p1?width=1280');
  expect(singlePictureUrl(large, [640, 1280, 1920])).toBe('/api/pictures/p1?width=1280');
  expect(singlePictureUrl(large, [160])).toBe('/api/pictures/p1?width=160');
  expect(singlePictureUrl({ ...large, width: 100 })).toBe('/api/pictures/p1?width=320');
});

test('a srcset goes no wider than the original, and never empty', () => {
  expect(pictureSrcset(picture, 'avif', [320, 960, 1280])).toBe(
    '/api/pictures/p1?width=320&format=avif 320w,/api/pictures/p1?width=960&format=avif 960w',
  );
  expect(pictureSrcset({ ...picture, width: 100 }, 'avif', [320, 640])).toBe(
    '/api/pictures/p1?width=320&format=avif 320w',
  );
});

test('a picture is lazy, has its box and its colour', () => {
  const { container } = render(<PictureView picture={picture} sizes="50vw" ratio="3/2" />);
  const image = screen.getByRole('img', { name: 'Voorgevel' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '1000');
  expect(container.firstChild).toHaveAttribute('data-ratio', '3/2');
  expect(container.firstChild).toHaveStyle({ backgroundColor: '#aabbcc' });
  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual(['image/avif']);
  expect(image).toHaveAttribute('src', '/api/pictures/p1?width=640');
});

test('the first large picture is loaded at once', () => {
  render(<PictureView picture={picture} sizes="100vw" priority alt="Huis" />);
  const image = screen.getByRole('img', { name: 'Huis' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a text in another language has a lang attribute; a replacement does not', () => {
  render(<PictureView picture={{ ...picture, altLanguage: 'nl' }} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('lang', 'nl');
  render(<PictureView picture={{ ...picture, altLanguage: 'nl' }} sizes="100vw" alt="House" />);
  expect(screen.getByRole('img', { name: 'House' })).not.toHaveAttribute('lang');
});

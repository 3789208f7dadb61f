import { TestPage } from '@facade/section-kit/testing';
import type { Banner, Picture } from '@facade/shared-domain/model';
import { act, fireEvent, render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { siteWithMenu } from '../test-site.ts';
import { bannerSlides } from './banner-slides.ts';
import { BannerView, type BannerViewProps } from './banner-view.tsx';

const picture = (id: string): Picture => ({ id, width: 1920, height: 1080, alt: id, color: '#223322' });
const text = (value: string, language: 'nl' | 'fr' = 'nl') => ({ text: value, language });
const banner: Banner = {
  type: 'image',
  pictures: [picture('one'), picture('two')],
  videoUrl: null,
  slides: [],
  title: null,
  description: null,
  ground: null,
};
const slides = [
  { picture: picture('villa'), path: '/nl/villa/', label: 'Villa in Ath' },
  { picture: picture('flat'), path: '/nl/flat/', label: 'Flat in Lessen' },
];

const show = (changes: Partial<Banner> = {}, props: Partial<BannerViewProps> = {}) =>
  render(
    <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
      <BannerView banner={{ ...banner, ...changes }} title={text('Contact')} {...props} />
    </TestPage>,
  );

const prefersLessMotion = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as unknown as MediaQueryList });

beforeEach(() => {
  prefersLessMotion(false);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('an image banner shows its first picture, loaded at once', () => {
  show();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'one' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeInTheDocument();
});

test('the banner’s texts take precedence over the page’s, and keep their language', () => {
  show({ title: text('Chez soi', 'fr'), description: text('Bonjour', 'fr') }, { description: text('Intro') });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chez soi');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
  expect(screen.queryByText('Intro')).toBeNull();
});

test('home has a search box, other pages a breadcrumb', () => {
  const { unmount } = show({}, { home: true, children: <input aria-label="Zoeken" /> });
  expect(screen.getByLabelText('Zoeken')).toBeInTheDocument();
  unmount();
  show(
    {},
    {
      breadcrumb: [
        { label: 'Home', path: '/nl/' },
        { label: 'Contact', path: '/nl/contact/' },
      ],
    },
  );
  expect(screen.getByRole('navigation', { name: 'Kruimelpad' })).toBeInTheDocument();
});

test('a gallery changes its picture every six seconds and can be stopped', () => {
  const { container } = show({ type: 'gallery' }, { home: true });
  const active = () => container.querySelector('[data-active] img')?.getAttribute('alt');
  expect(active()).toBe('one');
  act(() => void jest.advanceTimersByTime(6000));
  expect(active()).toBe('two');
  fireEvent.click(screen.getByRole('button', { name: 'Beeldwissel stoppen' }));
  act(() => void jest.advanceTimersByTime(20_000));
  expect(active()).toBe('two');
  fireEvent.click(screen.getByRole('button', { name: 'Beeldwissel hervatten' }));
  act(() => void jest.advanceTimersByTime(6000));
  expect(active()).toBe('one');
});

test('visitors who prefer less motion get one still picture', () => {
  prefersLessMotion(true);
  show({ type: 'gallery' });
  act(() => void jest.advanceTimersByTime(20_000));
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Beeldwissel hervatten' })).toBeInTheDocument();
});

test('property slides lead to their property', () => {
  show({ type: 'properties', slides });
  expect(screen.getByRole('link', { name: 'Villa in Ath' })).toHaveAttribute('href', '/nl/villa/');
  act(() => void jest.advanceTimersByTime(6000));
  expect(screen.getByRole('link', { name: 'Flat in Lessen' })).toHaveAttribute('href', '/nl/flat/');
});

test('a single slide leads to its property as well, without anything to stop', () => {
  show({ type: 'properties', slides: slides.slice(0, 1) });
  expect(screen.getByRole('link', { name: 'Villa in Ath' })).toHaveAttribute('href', '/nl/villa/');
  expect(screen.queryByRole('button')).toBeNull();
});

test('without properties a banner falls back to its picture', () => {
  expect(bannerSlides({ ...banner, type: 'properties' }).map(({ picture: { id } }) => id)).toEqual(['one']);
  expect(bannerSlides({ ...banner, type: 'projects', slides }).map(({ link }) => link?.path)).toEqual([
    '/nl/villa/',
    '/nl/flat/',
  ]);
  expect(bannerSlides({ ...banner, type: 'none' })).toEqual([]);
});

test('a film plays silently; a link that is not a film shows the picture', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const { container, unmount } = show({ type: 'video', videoUrl: '/films/ath.mp4' });
  expect(container.querySelector('video')).toHaveAttribute('src', '/films/ath.mp4');
  expect(play).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Beeldwissel stoppen' }));
  expect(pause).toHaveBeenCalled();
  unmount();
  const { container: other } = show({ type: 'video', videoUrl: 'https://video.example/watch?v=1' });
  expect(other.querySelector('video')).toBeNull();
  expect(screen.getByRole('img', { name: 'one' })).toBeInTheDocument();
});

test('a colour banner has its colour and readable text, and no picture', () => {
  const { container } = show({ type: 'color', ground: { color: '#17362e', ink: '#ffffff', isDark: true } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.firstChild).toHaveStyle({ backgroundColor: '#17362e', color: '#ffffff' });
});

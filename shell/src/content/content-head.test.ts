import type { ContentPage } from '@facade/shared-domain/model';
import { siteWithMenu } from '../layout/test-site.ts';
import { contentHead } from './content-head.ts';

const picture = { id: 'b', width: 1920, height: 1080, alt: '', color: '#000000' };
const page: ContentPage = {
  original: '/services/',
  type: 'page',
  title: { text: 'Diensten', language: 'nl' },
  intro: null,
  meta: { title: 'Diensten | Testkantoor', description: 'Wat we doen', picture: null, noindex: false },
  paths: { nl: '/nl/diensten/', fr: '/fr/services/' },
  breadcrumb: [
    { label: 'Home', path: '/nl/' },
    { label: 'Diensten', path: '/nl/diensten/' },
  ],
  banner: {
    type: 'image',
    pictures: [picture],
    videoUrl: null,
    slides: [],
    title: null,
    description: null,
    ground: null,
  },
  modules: [],
};
const head = (changes: Partial<ContentPage> = {}) =>
  contentHead({
    data: { ...page, ...changes },
    t: (key) => key,
    language: 'nl',
    site: siteWithMenu(),
    url: new URL('https://www.example.be/nl/diensten/'),
  });

test('has title, description, addresses and social picture', () => {
  expect(head()).toMatchObject({
    title: 'Diensten | Testkantoor',
    description: 'Wat we doen',
    canonical: '/nl/diensten/',
    alternates: page.paths,
    image: '/api/pictures/b?width=1280',
    noindex: false,
  });
});

test('preloads the banner’s picture with exactly the URLs it is requested by; preloads no film', () => {
  const { preload } = head();
  expect(preload?.type).toBe('image/avif');
  expect(preload?.srcset).toContain('/api/pictures/b?width=1920&format=avif 1920w');
  expect(head({ banner: { ...page.banner, type: 'video' } }).preload).toBeUndefined();
  expect(head({ banner: { ...page.banner, pictures: [] } }).preload).toBeUndefined();
});

test('is noindex when the text is not in the language of the page', () => {
  expect(head({ title: { text: 'Services', language: 'fr' } }).noindex).toBe(true);
});

test('home has structured data about the agency, other pages about their breadcrumb', () => {
  expect(head({ type: 'home', original: '/' }).jsonLd?.[0]).toMatchObject({
    '@type': 'RealEstateAgent',
    name: 'Testkantoor',
  });
  expect(head().jsonLd?.[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2, item: '/nl/diensten/' }],
  });
});

import { sampleSite } from '@facade/section-kit/testing';
import { EMBED_ORIGINS } from '@facade/shared-domain/video';
import { sourcesOf } from './policy-sources.ts';

const NONE = { pictures: [], frames: [...EMBED_ORIGINS], media: [], connections: [] };

test('without external services only the site and the frames of videos and tours are allowed', () => {
  expect(sourcesOf(sampleSite())).toEqual(NONE);
});

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
  ['https://{a-c}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
  ['https://{a-c}.eu.tiles.example:8443/{z}', 'https://*.eu.tiles.example:8443'],
])('map tiles: %s', (tileUrl, origin) => {
  expect(sourcesOf(sampleSite('nl', { map: { tileUrl, attribution: '' } })).pictures).toEqual([origin]);
});

test('each tracker adds only the hosts of its own service', () => {
  const ids = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };
  const withIds = (changes: Partial<typeof ids>) => sourcesOf(sampleSite('nl', { analytics: { ...ids, ...changes } }));
  expect(withIds({ analyticsId: 'G-1' }).connections).toContain('https://*.google-analytics.com');
  expect(withIds({ analyticsId: 'G-1' }).frames).toEqual(EMBED_ORIGINS);
  expect(withIds({ adsId: 'AW-1' }).frames).toContain('https://td.doubleclick.net');
  expect(withIds({ pixelId: '1' }).pictures).toEqual(['https://www.facebook.com']);
  const all = Object.values(withIds({ analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1', pixelId: '1' })).flat();
  expect(all).not.toContain('https:');
});

test('adds the agency’s own sources once', () => {
  const own = { pictures: ['https://a.example'], frames: ['https://b.example', 'https://b.example'] };
  expect(sourcesOf(sampleSite('nl', { externalSources: own }))).toEqual({
    ...NONE,
    ...own,
    frames: [...EMBED_ORIGINS, 'https://b.example'],
  });
});

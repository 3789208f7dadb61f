import type { TransferredRequest } from '../browser/network-log.ts';
import { pageKilobytes, shippedUntil } from './shipped.ts';

const request = (url: string, type: string, startedAt: number, cause?: string): TransferredRequest => ({
  url: `http://site${url}`,
  type,
  startedAt,
  cause: cause && `http://site${cause}`,
  bytes: 2000,
});

const requests = [
  request('/nl/', 'Document', 0),
  request('/fonts/a.woff2', 'Font', 10, '/nl/'),
  request('/a.avif', 'Image', 10, '/nl/'),
  request('/_shell/boot.1.js', 'Script', 20, '/nl/'),
  request('/_releases/mf-listings/1/web/remoteEntry.1.js', 'Script', 30, '/_shell/boot.1.js'),
  request('/_releases/mf-listings/1/web/locale-nl.1.js', 'Script', 40, '/_shell/boot.1.js'),
  request('/_releases/mf-detail/1/web/remoteEntry.1.js', 'Script', 40, '/_shell/boot.1.js'),
  request('/_shell/mf-detail-locale-nl.1.js', 'Script', 45, '/_shell/boot.1.js'),
  request('/_shell/late.1.js', 'Script', 60, '/_shell/boot.1.js'),
];

test('counts what the page needed until it was interactive, and prefetched files separately', () => {
  const { requests: needed, ...rest } = shippedUntil(requests, 50, ['mf-listings']);
  expect(rest).toEqual({ kilobytes: 4, depth: 3, ahead: 3 });
  expect(needed.map(({ url }) => url)).toEqual([
    'http://site/_shell/boot.1.js',
    'http://site/_releases/mf-listings/1/web/remoteEntry.1.js',
  ]);
});

test('a section that the page shows is needed', () => {
  expect(shippedUntil(requests, 50, ['mf-listings', 'mf-detail']).requests).toHaveLength(3);
});

test('a page weighs its HTML, styles and fonts', () => {
  expect(pageKilobytes(requests)).toBe(4);
});

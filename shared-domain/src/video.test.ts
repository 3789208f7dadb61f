import fc from 'fast-check';
import { EMBED_ORIGINS, playingUrl, type VideoSource, videoSource } from './video.ts';

const ID = 'a_b-C1d2E3f';

test.each([
  [`https://www.youtube.com/watch?v=${ID}&t=10`, 'youtube', ID],
  [`https://m.youtube.com/watch?v=${ID}`, 'youtube', ID],
  [`http://youtube.com/embed/${ID}?rel=0`, 'youtube', ID],
  [`https://www.youtube.com/shorts/${ID}`, 'youtube', ID],
  [`https://youtu.be/${ID}`, 'youtube', ID],
  [`youtu.be/${ID}`, 'youtube', ID],
  ['https://vimeo.com/76979871', 'vimeo', '76979871'],
  ['https://player.vimeo.com/video/76979871', 'vimeo', '76979871'],
  ['https://www.facebook.com/agency/videos/10153231379946729/', 'facebook', '10153231379946729'],
  ['https://fb.watch/aBc-12_/', 'facebook', 'aBc-12_'],
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'matterport', 'SxQL3iGyoDo'],
  ['https://app.nodalview.com/s/0abc', 'nodalview', '0abc'],
  ['https://kuula.co/share/7lX1b', 'kuula', '7lX1b'],
  ['https://cdn.example/film.MP4?x=1', 'file', 'film.MP4'],
  ['/media/visite.webm', 'file', 'visite.webm'],
])('%s is %s %s', (link, host, id) => {
  expect(videoSource(link)).toMatchObject({ host, id });
});

test.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'])('a %s file', (extension) => {
  expect(videoSource(`https://cdn.example/a.${extension}`)?.host).toBe('file');
});

test.each([
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${ID}x`,
  'https://www.youtube.com/@agency',
  'https://vimeo.com/about',
  'https://www.facebook.com/agency/posts/1/',
  'https://www.facebook.com/videos/x/',
  'https://notyoutube.com/watch?v=a_b-C1d2E3f',
  'https://youtube.com.evil.example/watch?v=a_b-C1d2E3f',
  'https://matterport.com/',
  'https://cdn.example/film.mp3',
  'javascript:alert(1)//a.mp4',
  'ftp://cdn.example/a.mp4',
  'https://',
  '',
])('%s is none', (link) => {
  expect(videoSource(link)).toBeNull();
});

test('kind and addresses', () => {
  expect(videoSource(`https://youtu.be/${ID}`)).toMatchObject({
    kind: 'video',
    embedUrl: `https://www.youtube-nocookie.com/embed/${ID}`,
    thumbnailUrl: `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
  });
  expect(videoSource('https://my.matterport.com/show/?m=x')?.kind).toBe('tour');
});

test.each([
  ['https://vimeo.com/76979871/8fb1a2c3d4', 'https://player.vimeo.com/video/76979871?h=8fb1a2c3d4'],
  ['https://player.vimeo.com/video/76979871?h=8fb1a2c3d4', 'https://player.vimeo.com/video/76979871?h=8fb1a2c3d4'],
  ['https://vimeo.com/76979871/about', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871?h=x%26autoplay', 'https://player.vimeo.com/video/76979871'],
])('%s keeps the hash of an unlisted film', (link, embedUrl) => {
  expect(videoSource(link)?.embedUrl).toBe(embedUrl);
});

test.each([
  [`https://youtu.be/${ID}`, `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`],
  ['https://vimeo.com/1/8fb1', 'https://player.vimeo.com/video/1?h=8fb1&autoplay=1'],
  ['https://my.matterport.com/show/?m=x', 'https://my.matterport.com/show/?m=x'],
])('%s plays at once as %s', (link, address) => {
  expect(playingUrl(videoSource(link) as VideoSource)).toBe(address);
});

test('no input throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.webUrl(), fc.string()), (link) =>
      expect(() => videoSource(link as string)).not.toThrow(),
    ),
  );
});

/** Whether a content policy with these origins lets the frame in. */
const isAllowed = (address: string) => {
  const { protocol, host } = new URL(address);
  return EMBED_ORIGINS.some((origin) => {
    const { protocol: scheme, host: name } = new URL(origin.replace('*.', 'any.'));
    return scheme === protocol && (origin.includes('*.') ? host.endsWith(name.slice('any'.length)) : host === name);
  });
};

test.each([
  'https://youtu.be/abcdefghijk',
  'https://vimeo.com/123',
  'https://fb.watch/abc-D/',
  'http://my.matterport.com/show/?m=abc',
  'http://user:pass@matterport.com:8080/show/?m=abc',
  'https://tour.nodalview.com/x',
  'https://kuula.co/post/x',
])('the frame of %s may be shown', (link) => {
  expect(isAllowed(videoSource(link)?.embedUrl ?? '')).toBe(true);
});

test('no other host may show a frame', () => {
  for (const address of ['https://example.be/', 'https://notmatterport.com/', 'http://player.vimeo.com/'])
    expect(isAllowed(address)).toBe(false);
});

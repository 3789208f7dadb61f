import { readUrl } from './paths/read-url.ts';
/** Who plays a video or virtual tour. `file` is a plain video file. */
export type VideoHost = 'file' | 'youtube' | 'vimeo' | 'facebook' | 'matterport' | 'nodalview' | 'kuula';

export interface VideoSource {
  host: VideoHost;
  /** The host's id of it; of a file its name. */
  id: string;
  /** A virtual tour is walked through, a video played. */
  kind: 'video' | 'tour';
  /** Address for a frame, or of the file itself. */
  embedUrl: string;
  /** A still at the host's, where its address can be told from the id. */
  thumbnailUrl: string | null;
}

/** Where frames of the hosts below may come from, and nowhere else; for the content policy of a page. */
export const EMBED_ORIGINS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  ...['matterport.com', 'nodalview.com', 'kuula.co'].flatMap((host) => [`https://${host}`, `https://*.${host}`]),
];

/** Reads one host's links; null for a link of that host that shows no video. */
type Reader = (url: URL) => VideoSource | null;

const HOSTS: readonly (readonly [suffix: string, read: Reader])[] = [
  [
    'youtube.com',
    (url) => youtube(url.searchParams.get('v') ?? url.pathname.match(/^\/(?:embed|shorts|live)\/([^/]+)/)?.[1]),
  ],
  ['youtube-nocookie.com', (url) => youtube(url.pathname.match(/^\/embed\/([^/]+)/)?.[1])],
  ['youtu.be', (url) => youtube(url.pathname.split('/')[1])],
  ['vimeo.com', vimeo],
  ['facebook.com', (url) => facebook(url, url.pathname.match(/\/videos\/(?:[^/]+\/)?(\d+)(?:\/|$)/)?.[1])],
  ['fb.watch', (url) => facebook(url, url.pathname.match(/^\/([\w-]+)\/?$/)?.[1])],
  ['matterport.com', (url) => tour('matterport', url, url.searchParams.get('m') ?? lastSegment(url))],
  ['nodalview.com', (url) => tour('nodalview', url, lastSegment(url))],
  ['kuula.co', (url) => tour('kuula', url, lastSegment(url))],
];

/**
 * Recognises a link to a video or virtual tour: a file (mp4, mov, wmv, avi, flv, webm), a video-sharing link with its
 * 11-character id, a numeric id at the other video host, a social network's `videos/{id}` or short watch link, or one of
 * three virtual-tour hosts. Null for anything else; only http and https, never throws. Source: spec section 5.
 * @example videoSource('https://youtu.be/abcdefghijk')?.id // 'abcdefghijk'
 */
export function videoSource(link: string | null | undefined): VideoSource | null {
  const text = typeof link === 'string' ? link.trim() : '';
  const url = text === '' ? null : toUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const [, name] = url.pathname.match(/\/([^/]+\.(?:mp4|mov|wmv|avi|flv|webm))$/i) ?? [];
  if (name) return { host: 'file', id: name, kind: 'video', embedUrl: text, thumbnailUrl: null };
  const host = url.hostname.toLowerCase();
  const reader = HOSTS.find(([suffix]) => host === suffix || host.endsWith(`.${suffix}`));
  return reader?.[1](url) ?? null;
}

/** Reads links written without their scheme too, as people paste them; a path is one of this site. */
function toUrl(text: string): URL | null {
  const hasHost = /^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('/');
  const absolute = hasHost ? text : `https://${text}`;
  return readUrl(absolute, 'https://site.invalid');
}

function youtube(id: string | undefined): VideoSource | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return {
    host: 'youtube',
    id,
    kind: 'video',
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  };
}

/** A film that is unlisted plays only with the hash of its link: `vimeo.com/{id}/{hash}`, `?h={hash}` in the player's own. */
function vimeo(url: URL): VideoSource | null {
  const [, id, segment] = url.pathname.match(/^\/(?:video\/|channels\/[^/]+\/)?(\d+)(?:\/([\da-f]+))?(?:\/|$)/i) ?? [];
  if (!id) return null;
  const hash = segment ?? url.searchParams.get('h')?.match(/^[\da-f]+$/i)?.[0];
  const embedUrl = `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}`;
  return { host: 'vimeo', id, kind: 'video', embedUrl, thumbnailUrl: null };
}

function facebook(url: URL, id: string | undefined): VideoSource | null {
  if (!id) return null;
  const embedUrl = `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url.href)}`;
  return { host: 'facebook', id, kind: 'video', embedUrl, thumbnailUrl: null };
}

function tour(host: VideoHost, url: URL, id: string | undefined): VideoSource | null {
  if (!id) return null;
  // A page that came encrypted shows no frame that did not, and the policy names the host without a port.
  const embedUrl = Object.assign(new URL(url), { protocol: 'https:', port: '', username: '', password: '' }).href;
  return { host, id, kind: 'tour', embedUrl, thumbnailUrl: null };
}

/** Address of a frame that plays at once: its visitor asked for it with a click already. Tours begin by themselves. */
export function playingUrl({ host, embedUrl }: VideoSource): string {
  if (host !== 'youtube' && host !== 'vimeo' && host !== 'facebook') return embedUrl;
  return `${embedUrl}${embedUrl.includes('?') ? '&' : '?'}autoplay=${host === 'facebook' ? 'true' : '1'}`;
}

const lastSegment = (url: URL): string | undefined => url.pathname.split('/').findLast((segment) => segment !== '');

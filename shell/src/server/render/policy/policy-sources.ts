import type { Site } from '@facade/shared-domain/model';
import { EMBED_ORIGINS } from '@facade/shared-domain/video';

/** Origins besides the site's own that a page may load from, by kind. */
export interface PolicySources {
  pictures: string[];
  frames: string[];
  media: string[];
  connections: string[];
}

type Settings = Pick<Site, 'map' | 'analytics' | 'externalSources'>;

/** The hosts that a measurement service needs, according to its documentation. */
const MEASUREMENT: Partial<PolicySources> = {
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};
const ADVERTISING: Partial<PolicySources> = {
  pictures: [
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    'https://www.google.be',
    'https://www.googleadservices.com',
    'https://pagead2.googlesyndication.com',
  ],
  frames: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
  connections: [
    'https://*.g.doubleclick.net',
    'https://*.google.com',
    'https://www.google.be',
    'https://www.googleadservices.com',
    'https://pagead2.googlesyndication.com',
  ],
};
const PIXEL: Partial<PolicySources> = {
  pictures: ['https://www.facebook.com'],
  connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
};

/** Origins that pages of a site may load from, according to the agency's settings: its map, its trackers, and its own list. */
export function sourcesOf({ map, analytics, externalSources = {} }: Settings): PolicySources {
  const { analyticsId, adsId, tagManagerId, pixelId } = analytics;
  const parts: Partial<PolicySources>[] = [
    { pictures: tileOrigins(map.tileUrl) },
    // Videos and virtual tours, loaded when a visitor asks for one.
    { frames: [...EMBED_ORIGINS] },
    analyticsId || tagManagerId || adsId ? MEASUREMENT : {},
    adsId || tagManagerId ? ADVERTISING : {},
    pixelId ? PIXEL : {},
    externalSources,
  ];
  const all = (kind: keyof PolicySources) => [...new Set(parts.flatMap((part) => part[kind] ?? []))];
  return { pictures: all('pictures'), frames: all('frames'), media: all('media'), connections: all('connections') };
}

/** `https://{a-c}.tiles.example/{z}/…`: the variable part can be any name. */
function tileOrigins(tileUrl: string): string[] {
  const [, host] = /^https:\/\/([^/]+)/.exec(tileUrl) ?? [];
  if (!host) return [];
  const labels = host.split('.');
  const changing = labels.findLastIndex((label) => label.includes('{'));
  return [`https://${changing < 0 ? host : ['*', ...labels.slice(changing + 1)].join('.')}`];
}

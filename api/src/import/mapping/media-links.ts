import type { PropertyRecord } from '@facade/feed';
import { type VideoSource, videoSource } from '@facade/shared-domain/video';

interface MediaLinks {
  videoUrl: string | null;
  virtualTourUrl: string | null;
}

/** A property's video and virtual tour: a known host decides the kind of a link, else its field in the CRM. */
export function mediaLinks({
  VideoUrl,
  VirtualTourUrl,
}: Pick<PropertyRecord, 'VideoUrl' | 'VirtualTourUrl'>): MediaLinks {
  const links = [
    { url: webAddress(VideoUrl), kind: kindOf(VideoUrl) ?? 'video' },
    { url: webAddress(VirtualTourUrl), kind: kindOf(VirtualTourUrl) ?? 'tour' },
  ];
  const linkTo = (kind: VideoSource['kind']) =>
    links.find((link) => link.url !== null && link.kind === kind)?.url ?? null;
  return { videoUrl: linkTo('video'), virtualTourUrl: linkTo('tour') };
}

const kindOf = (url: string) => videoSource(url)?.kind;

/** Accepts only web addresses, because they are used in links and frames. */
const webAddress = (url: string): string | null => (/^https?:\/\//i.test(url) && URL.canParse(url) ? url : null);

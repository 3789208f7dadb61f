import { type VideoSource, videoSource } from '@facade/shared-domain/video';
import type { PropertyRecord } from '../records/feed-schema.ts';

interface MediaLinks {
  videoUrl: string | null;
  virtualTourUrl: string | null;
}

/** A property's video and virtual tour: by what a link shows, where its host is known, else by the field the CRM has it in. */
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

/** Only web addresses: what the CRM holds ends up in links and frames. */
const webAddress = (url: string): string | null => (/^https?:\/\//i.test(url) && URL.canParse(url) ? url : null);

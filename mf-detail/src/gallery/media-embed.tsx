import { useTexts } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { playingUrl, type VideoSource, videoSource } from '@facade/shared-domain/video';
import { Icon, LinkButton, PictureView, singlePictureUrl } from '@facade/shared-ui';
import { type MouseEvent, useRef, useState } from 'react';
import { EMBED_SIZES } from './gallery-sizes.ts';
import { Box } from './media-embed.style.ts';

export interface MediaEmbedProps {
  url: string;
  kind: VideoSource['kind'];
  /** Names the frame. */
  title: string;
  /** Stands in the box until the visitor asks; one of the home's own. */
  picture: Picture | undefined;
}

/** Names of hosts as they write themselves. */
const HOST_NAMES: Record<Exclude<VideoSource['host'], 'file'>, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  facebook: 'Facebook',
  matterport: 'Matterport',
  nodalview: 'Nodalview',
  kuula: 'Kuula',
};

/**
 * A video or virtual tour in a box of its final size. Nothing of a third party loads before the visitor asks for it; the link to the
 * host is what a visitor without JavaScript gets, and the only option for an unknown host.
 */
export function MediaEmbed({ url, kind, title, picture }: MediaEmbedProps) {
  const t = useTexts('mf-detail');
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const source = videoSource(url);
  const name = t(`media.${kind}`);
  const frame = useRef<HTMLIFrameElement & HTMLVideoElement>(null);

  function open(event: MouseEvent<HTMLElement>): void {
    if (!source || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
    // After it is rendered: the clicked element is gone, and the focus with it.
    requestAnimationFrame(() => frame.current?.focus());
  }

  if (isOpen && source && !isBroken)
    return <Player {...{ source, name, title, frame }} poster={picture} onError={() => setBroken(true)} />;
  const host = source && source.host !== 'file' ? HOST_NAMES[source.host] : null;
  return (
    <Box>
      {picture && <PictureView picture={picture} alt="" ratio="free" sizes={EMBED_SIZES} />}
      <div className="ask">
        <LinkButton href={url} target="_blank" rel="noopener" variant="secondary" onClick={isBroken ? undefined : open}>
          <Icon name={kind === 'tour' ? 'eye' : 'play'} />
          {name}
          {(!source || isBroken) && <span className="visually-hidden"> {t('location.newTab')}</span>}
        </LinkButton>
        {host && <p>{t('media.consent', { host })}</p>}
        {isBroken && <p role="status">{t('media.broken')}</p>}
      </div>
    </Box>
  );
}

interface PlayerProps {
  source: VideoSource;
  name: string;
  title: string;
  frame: React.RefObject<(HTMLIFrameElement & HTMLVideoElement) | null>;
  onError: () => void;
  /** Until the film's own first picture is there. */
  poster: Picture | undefined;
}

function Player({ source, name, title, frame, onError, poster }: PlayerProps) {
  return (
    <Box data-open="">
      {source.host === 'file' ? (
        // biome-ignore lint/a11y/useMediaCaption: the feed of an agency names no captions, and most films of homes are silent
        <video
          ref={frame}
          src={source.embedUrl}
          poster={poster && singlePictureUrl(poster)}
          aria-label={`${name}: ${title}`}
          tabIndex={-1}
          controls
          autoPlay
          playsInline
          preload="none"
          onError={onError}
        />
      ) : (
        <iframe
          ref={frame}
          src={playingUrl(source)}
          title={`${name}: ${title}`}
          allow="autoplay; fullscreen; picture-in-picture; xr-spatial-tracking"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Box>
  );
}

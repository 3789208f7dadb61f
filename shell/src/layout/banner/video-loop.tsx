import { useTexts } from '@facade/section-kit';
import type { Picture } from '@facade/shared-domain/model';
import { Icon, singlePictureUrl } from '@facade/shared-ui';
import { useEffect, useRef, useState } from 'react';

export interface VideoLoopProps {
  url: string;
  poster: Picture | undefined;
}

/** A silent film behind the title. Visitors can stop it, and it does not start where they prefer less motion. */
export function VideoLoop({ url, poster }: VideoLoopProps) {
  const t = useTexts('shell');
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(true);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    if (isPlaying) video.current?.play().catch(() => setPlaying(false));
    else video.current?.pause();
  }, [isPlaying]);

  return (
    <>
      <video ref={video} src={url} poster={poster && singlePictureUrl(poster)} muted loop autoPlay playsInline />
      <div className="controls">
        <button
          type="button"
          aria-label={t(isPlaying ? 'banner.pause' : 'banner.play')}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
        </button>
      </div>
    </>
  );
}

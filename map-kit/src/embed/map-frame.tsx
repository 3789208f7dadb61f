import { useLanguage, whenSeen } from '@facade/section-kit';
import { useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '../messages/frame-message.ts';
import { MAP_FRAME_PATH } from '../messages/frame-settings.ts';
import type { MapMessage } from '../messages/map-message.ts';
import { FrameBox } from './map-frame.style.ts';
import { useFrameTalk } from './use-frame-talk.ts';

export interface MapFrameProps {
  /** Name of the frame for a screen reader. */
  title: string;
  /** The contents of the map. */
  message: MapMessage;
  onMessage?: (message: FrameMessage) => void;
  /** Shown if the map is not available. */
  failed: string;
  className?: string;
}

const ignore = () => undefined;

/** The map, in a frame that is loaded once its box is in view. The page sets the size of the box. */
export function MapFrame({ title, message, onMessage = ignore, failed, className }: MapFrameProps) {
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isSeen, setSeen] = useState(false);
  const { hasFailed, onLoad } = useFrameTalk(frame, message, onMessage);

  useEffect(() => {
    const gone = new AbortController();
    if (box.current) whenSeen(box.current, gone.signal, () => setSeen(true));
    return () => gone.abort();
  }, []);

  return (
    <FrameBox ref={box} className={className}>
      {isSeen && <iframe ref={frame} title={title} src={`${MAP_FRAME_PATH}?lng=${language}`} onLoad={onLoad} />}
      {hasFailed && <p className="failed">{failed}</p>}
    </FrameBox>
  );
}

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FrameMessage, readFrameMessage } from '../messages/frame-message.ts';
import { POST_DELAY } from '../messages/frame-settings.ts';
import type { MapMessage } from '../messages/map-message.ts';

/** Timeout in milliseconds after which a loaded frame without messages counts as failed. */
const SILENCE = 15_000;

/**
 * Posts the message to the frame 50 ms after it has loaded and after each change, and forwards the frame's messages.
 * Ignores messages of other windows, and malformed ones.
 */
export function useFrameTalk(
  frame: RefObject<HTMLIFrameElement | null>,
  message: MapMessage,
  onMessage: (message: FrameMessage) => void,
) {
  const [state, setState] = useState<'waiting' | 'loaded' | 'ready' | 'failed'>('waiting');
  const first = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state === 'loaded' || state === 'ready';
  const post = useEffectEvent(() => frame.current?.contentWindow?.postMessage(message, location.origin));
  const hear = useEffectEvent((event: MessageEvent) => {
    const isFrame = event.source !== null && event.source === frame.current?.contentWindow;
    const heard = isFrame && event.origin === location.origin ? readFrameMessage(event.data) : null;
    if (!heard) return;
    if (heard.kind === 'ready' || heard.kind === 'failed') setState(heard.kind);
    onMessage(heard);
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(first.current);
    };
  }, []);
  useEffect(() => {
    if (isOpen) post();
  }, [isOpen, message]);
  useEffect(() => {
    if (state !== 'loaded') return;
    const silent = setTimeout(() => setState('failed'), SILENCE);
    return () => clearTimeout(silent);
  }, [state]);

  return {
    hasFailed: state === 'failed',
    onLoad: () => {
      first.current = setTimeout(() => setState('loaded'), POST_DELAY);
    },
  };
}

import type { FrameEvent, FrameMessage } from '../messages/frame-message.ts';
import { type MapMessage, readMapMessage } from '../messages/map-message.ts';

/** The part of a window that messages need. */
type FrameWindow = Pick<Window, 'addEventListener' | 'location' | 'parent'>;

export interface PageTalk {
  /** Passes every valid message of the page to `show`, including earlier ones. */
  follow(show: (message: MapMessage) => void): void;
  report(event: FrameEvent): void;
}

/**
 * Messages between the frame and the page around it. Messages of another window or origin, and malformed ones, are
 * ignored; the first of them is logged, for developers.
 */
export function talkWithPage(frame: FrameWindow, log: (text: string) => void = (text) => console.warn(text)): PageTalk {
  const { origin } = frame.location;
  let last: MapMessage | null = null;
  let show: ((message: MapMessage) => void) | null = null;
  let isReady = false;
  let isLogged = false;

  const report = (event: FrameEvent) => {
    const message: FrameMessage = { source: 'facade-map', ...event };
    // A frame that was opened alone is its own parent.
    if (frame.parent !== (frame as Window)) frame.parent.postMessage(message, origin);
  };
  const draw = () => {
    if (!last || !show) return;
    show(last);
    if (!isReady) report({ kind: 'ready' });
    isReady = true;
  };
  frame.addEventListener('message', (event: MessageEvent) => {
    const isFromPage = event.source === frame.parent && frame.parent !== (frame as Window) && event.origin === origin;
    const message = isFromPage ? readMapMessage(event.data) : null;
    if (message) {
      last = message;
      draw();
    } else if (!isLogged) {
      isLogged = true;
      log('map frame: a message was ignored, for its origin or its shape');
    }
  });
  return {
    report,
    follow(next) {
      show = next;
      draw();
    },
  };
}

import { loadOnce } from './load-once.ts';

/** The function a social pixel's script looks for: calls wait in `queue` until it is there. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: true;
  version: '2.0';
}

declare global {
  interface Window {
    fbq?: Pixel;
  }
}

/** Starts the social pixel once it is allowed, and tells it of every later change of mind. It counts navigations by itself. */
export function startPixel(id: string, allowed: boolean): void {
  if (!window.fbq) {
    if (!allowed) return;
    window.fbq = createQueue();
    loadOnce('https://connect.facebook.net/en_US/fbevents.js');
    window.fbq('init', id);
    window.fbq('track', 'PageView');
  }
  window.fbq('consent', allowed ? 'grant' : 'revoke');
}

function createQueue(): Pixel {
  const queue: unknown[][] = [];
  const call = (...words: unknown[]) => (pixel.callMethod ? pixel.callMethod(...words) : void queue.push(words));
  const pixel: Pixel = Object.assign(call, { queue, loaded: true, version: '2.0' } as const);
  return pixel;
}

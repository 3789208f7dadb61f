import { PIXEL_COOKIES, removeCookies } from './tracker-cookies.ts';
import { removeScripts, type TrackerScripts } from './tracker-scripts.ts';

/** The function that a social pixel's script expects: calls wait in `queue` until the script has loaded. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: true;
  version: '2.0';
  /** It would count navigations automatically, but sees only some of them. */
  disablePushState: true;
}

declare global {
  interface Window {
    fbq?: Pixel;
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** Starts the social pixel, or resumes it. */
export function startPixel(id: string, scripts: TrackerScripts): void {
  const isFirst = !window.fbq;
  window.fbq ??= createQueue();
  window.fbq('consent', 'grant');
  if (isFirst) window.fbq('init', id);
  scripts.add(SCRIPT);
}

/** Stops the pixel, if there is one. */
export const stopPixel = (): void => window.fbq?.('consent', 'revoke');

/** Removes its scripts. */
export function cleanPixel(): void {
  removeScripts({ hosts: ['facebook.net', 'facebook.com'] });
  removeCookies(PIXEL_COOKIES);
}

function createQueue(): Pixel {
  const queue: unknown[][] = [];
  const call = (...words: unknown[]) => (pixel.callMethod ? pixel.callMethod(...words) : void queue.push(words));
  const pixel: Pixel = Object.assign(call, { queue, loaded: true, version: '2.0', disablePushState: true } as const);
  return pixel;
}

import { PIXEL_COOKIES, removeCookies } from './tracker-cookies.ts';
import { removeScripts, type TrackerScripts } from './tracker-scripts.ts';

/** The function a social pixel's script looks for: calls wait in `queue` until it is there. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: true;
  version: '2.0';
  /** It would count navigations by itself, of which it only sees some. */
  disablePushState: true;
}

declare global {
  interface Window {
    fbq?: Pixel;
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** Starts the social pixel, or lets it go on where it was stopped. */
export function startPixel(id: string, scripts: TrackerScripts): void {
  const isFirst = !window.fbq;
  window.fbq ??= createQueue();
  window.fbq('consent', 'grant');
  if (isFirst) window.fbq('init', id);
  scripts.add(SCRIPT);
}

/** Tells the pixel to stop, where there is one. */
export const stopPixel = (): void => window.fbq?.('consent', 'revoke');

/** Takes out what it brought. */
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

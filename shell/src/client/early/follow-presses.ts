import { untilLoaded } from '../recovery/until-loaded.ts';
import { loadEarly } from './load-early.ts';

/** Repeats what is pressed before it is hydrated. The code comes with the first such press. */
export function followPresses(): void {
  const presses = window.facadePresses;
  if (!presses) return;
  presses.noted = async () => (await untilLoaded(loadEarly)).repeatPresses(presses);
  if (presses.size > 0) presses.noted();
}

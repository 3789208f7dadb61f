import type { Site } from '@facade/shared-domain/model';
import type { Choices } from '../choices/choices.ts';
import { WAIT_FOR_UPDATE } from '../choices/consent-mode.ts';
import { cleanPixel, startPixel, stopPixel } from './pixel.ts';
import { allowedTags, Tags } from './tags.ts';
import { TrackerScripts } from './tracker-scripts.ts';

/**
 * The agency's trackers in one document. Before a choice, and with nothing allowed, no request leaves the browser; trackers
 * that are no longer allowed are removed with their scripts and cookies.
 */
export class Trackers {
  readonly #ids: Site['analytics'];
  readonly #scripts = new TrackerScripts();
  readonly #tags: Tags;
  /** The page that the tags counted last; empty while they are not allowed. */
  #tagged = '';
  /** The same of the pixel. */
  #pixelled = '';
  #cleaning: ReturnType<typeof setTimeout> | undefined;

  constructor(ids: Site['analytics']) {
    this.#ids = ids;
    this.#tags = new Tags(ids, this.#scripts);
  }

  /** Applies the choices on this page and counts it, once for each tracker, however often the visitor chooses on it. */
  follow(choices: Choices, href = location.href): void {
    this.#tags.follow(choices);
    const mayTag = allowedTags(this.#ids, choices).any;
    if (mayTag && this.#tagged !== href) this.#tags.pageView(href, this.#tagged || document.referrer);
    this.#tagged = mayTag ? href : '';
    const mayPixel = this.#mayPixel(choices);
    if (mayPixel) startPixel(this.#ids.pixelId, this.#scripts);
    else stopPixel();
    if (mayPixel && this.#pixelled !== href) window.fbq?.('track', 'PageView');
    this.#pixelled = mayPixel ? href : '';
    this.#clean(choices);
    // Once more, for cookies that a tag was still writing: it is notified of the choice a moment later.
    clearTimeout(this.#cleaning);
    this.#cleaning = setTimeout(() => this.#clean(choices), WAIT_FOR_UPDATE);
  }

  #clean(choices: Choices): void {
    this.#tags.clean(choices);
    if (!this.#mayPixel(choices)) cleanPixel();
  }

  /** The pixel both stores and forwards data about the visitor: it needs both permissions. */
  #mayPixel({ adStorage, adUserData }: Choices): boolean {
    return adStorage && adUserData && this.#ids.pixelId !== '';
  }
}

import type { Site } from '@facade/shared-domain/model';
import type { Choices } from '../choices/choices.ts';
import { denyByDefault, tag, updateConsent } from '../choices/consent-mode.ts';
import { ADVERTISING_COOKIES, removeCookies, STATISTICS_COOKIES } from './tracker-cookies.ts';
import { removeScripts, type TrackerScripts } from './tracker-scripts.ts';

type Ids = Pick<Site['analytics'], 'analyticsId' | 'adsId' | 'tagManagerId'>;

const TAG_HOST = 'https://www.googletagmanager.com';

/** Hosts from which the tags' scripts load others. */
const HOSTS = [
  'googletagmanager.com',
  'google-analytics.com',
  'doubleclick.net',
  'googleadservices.com',
  'googlesyndication.com',
];

const scriptOf = (id: string) => `${TAG_HOST}/gtag/js?id=${encodeURIComponent(id)}`;

/** Which tags may run: statistics, advertising, either of them for the tag manager. */
export function allowedTags({ analyticsId, adsId, tagManagerId }: Ids, choices: Choices) {
  const measure = choices.analyticsStorage && Boolean(analyticsId || tagManagerId);
  const advertise = choices.adStorage && Boolean(adsId || tagManagerId);
  return { measure, advertise, any: measure || advertise };
}

/** The tags of one document: analytics, ads and tag manager share one layer of commands. */
export class Tags {
  readonly #ids: Ids;
  readonly #scripts: TrackerScripts;
  readonly #configured = new Set<string>();

  constructor(ids: Ids, scripts: TrackerScripts) {
    this.#ids = ids;
    this.#scripts = scripts;
  }

  /** Notifies the tags of the choices, and starts those that may now run. */
  follow(choices: Choices): void {
    const { analyticsId, adsId, tagManagerId } = this.#ids;
    const { measure, advertise, any } = allowedTags(this.#ids, choices);
    if (any) denyByDefault();
    updateConsent(choices);
    // The tag's own switch: a script that has run stays in memory.
    if (analyticsId) Object.assign(window, { [`ga-disable-${analyticsId}`]: !measure });
    if (any && this.#isNew('js')) tag('js', new Date());
    if (any && tagManagerId) this.#startTagManager(tagManagerId);
    if (measure && analyticsId) this.#configure(analyticsId);
    if (advertise && adsId) this.#configure(adsId);
  }

  /** Removes scripts and cookies that are no longer allowed. */
  clean(choices: Choices): void {
    const { analyticsId, adsId } = this.#ids;
    const { measure, advertise, any } = allowedTags(this.#ids, choices);
    if (!any) removeScripts({ hosts: HOSTS });
    if (!measure) {
      removeScripts({ sources: [scriptOf(analyticsId)] });
      removeCookies(STATISTICS_COOKIES);
    }
    if (!advertise) {
      removeScripts({ sources: [scriptOf(adsId)] });
      removeCookies(ADVERTISING_COOKIES);
    }
  }

  pageView(href: string, referrer: string): void {
    tag('event', 'page_view', { page_location: href, page_title: document.title, page_referrer: referrer });
  }

  #startTagManager(id: string): void {
    if (this.#isNew(id)) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    this.#scripts.add(`${TAG_HOST}/gtm.js?id=${encodeURIComponent(id)}`);
  }

  #configure(id: string): void {
    if (this.#isNew(id)) tag('config', id, { send_page_view: false });
    this.#scripts.add(scriptOf(id));
  }

  #isNew(command: string): boolean {
    const isNew = !this.#configured.has(command);
    this.#configured.add(command);
    return isNew;
  }
}

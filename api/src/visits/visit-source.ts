import type { VisitSource } from '@facade/shared-domain/model';

/** Names in a referrer's host, in the order they are tried: mail.google.com is mail before it is a search engine. */
const HOSTS: [VisitSource, RegExp][] = [
  ['mail', /(^|\.)(mail|webmail|outlook|mailing|roundcube)\.|gmail|outlook\.(live|office)/],
  ['portal', /(^|\.)(immoweb|zimmo|immovlan|immoscoop|logic-immo|realo|spotto|biddit|2ememain|2dehands|proprio24)\./],
  [
    'social',
    /(^|\.)(facebook|instagram|linkedin|pinterest|tiktok|twitter|youtube|whatsapp|reddit|snapchat)\.|^(x|t)\.com?$|(^|\.)(lnkd\.in|fb\.me|youtu\.be)$/,
  ],
  ['search', /(^|\.)(google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|brave|baidu|yandex|lilo)\./],
];

/**
 * Where a visit came from, out of the referrer alone.
 * @param ownHosts hosts of the site itself
 */
export function sourceOf(referrer: string | undefined, ownHosts: readonly string[]): VisitSource {
  if (!referrer) return 'direct';
  if (!URL.canParse(referrer)) return 'other';
  const { protocol, host, hostname } = new URL(referrer);
  if (protocol === 'android-app:') return 'mail';
  if (ownHosts.includes(host) || ownHosts.includes(hostname)) return 'site';
  return HOSTS.find(([, pattern]) => pattern.test(hostname))?.[0] ?? 'other';
}

/** Programs that say so themselves. A browser without a window is none: it runs the project's own journeys. */
const BOTS =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|java\/|go-http|lighthouse|monitor|scrap/i;

/** Whether a user agent is an obvious program; one that says nothing is. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || BOTS.test(userAgent.slice(0, 350));
}

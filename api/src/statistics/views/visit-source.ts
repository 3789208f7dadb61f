import type { VisitSource } from '@facade/shared-domain/model';

/** The portals of Belgium by their usual name, which is part of their host and of the names of their campaigns. */
const PORTALS: readonly [string, RegExp][] = [
  ['Immoweb', /immoweb/],
  ['Zimmo', /zimmo/],
  ['Immovlan', /immovlan/],
  ['Immoscoop', /immoscoop/],
  ['Logic-immo', /logic-?immo/],
  ['Realo', /\brealo\b/],
  ['Spotto', /\bspotto\b/],
  ['Biddit', /\bbiddit\b/],
  ['2dehands', /2dehands|2ememain/],
  ['Proprio24', /proprio24/],
];

type Pattern = readonly [Exclude<VisitSource, 'portal'>, RegExp];

/** Names in a referrer's host, in this order of precedence: mail.google.com is mail, not a search engine. */
const HOSTS: readonly Pattern[] = [
  ['mail', /(^|\.)(mail|webmail|outlook|mailing|roundcube)\.|gmail|outlook\.(live|office)|\.android\.(gm|email)$/],
  [
    'social',
    /(^|\.)(facebook|instagram|linkedin|pinterest|tiktok|twitter|youtube|whatsapp|reddit|snapchat)\.|^(x|t)\.com?$|(^|\.)(lnkd\.in|fb\.me|youtu\.be)$/,
  ],
  ['search', /(^|\.)(google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|brave|baidu|yandex|lilo)\./],
];

/** Names that senders of links use in `utm_source`. */
const CAMPAIGNS: readonly Pattern[] = [
  [
    'newsletter',
    /news-?_?letter|nieuwsbrief|infolettre|mailing|mailchimp|brevo|sendinblue|flexmail|mailerlite|klaviyo/,
  ],
  ['mail', /mail|outlook/],
  [
    'social',
    /facebook|instagram|linkedin|pinterest|tiktok|twitter|youtube|whatsapp|snapchat|\b(fb|ig|meta|x|social)\b/,
  ],
  ['search', /google|bing|duckduckgo|ecosia|qwant|yahoo|adwords/],
];

/** A visit as the browser reports it. */
export interface Arrival {
  /** Address of the previous page. */
  referrer?: string | null | undefined;
  /** The link's `utm_source`. It takes precedence over the referrer, because the sender of the link has set it. */
  campaign?: string | null | undefined;
}

/**
 * The source of a visit, as stored: its kind, and the name of a portal.
 * @param ownHosts hosts of the site itself
 * @example sourceOf({ referrer: 'https://www.immoweb.be/' }, []) // 'portal:Immoweb'
 */
export function sourceOf({ referrer, campaign }: Arrival, ownHosts: readonly string[]): string {
  if (campaign) return kindOf(campaign.toLowerCase(), CAMPAIGNS);
  if (!referrer) return 'direct';
  if (!URL.canParse(referrer)) return 'other';
  const { host, hostname } = new URL(referrer);
  if (ownHosts.includes(host) || ownHosts.includes(hostname)) return 'site';
  return kindOf(hostname, HOSTS);
}

function kindOf(name: string, patterns: readonly Pattern[]): string {
  const portal = PORTALS.find(([, pattern]) => pattern.test(name));
  if (portal) return `portal:${portal[0]}`;
  return patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? ('other' satisfies VisitSource);
}

/** Parses a stored source. */
export function readSource(stored: string): { source: VisitSource; name: string | null } {
  const [source, name = null] = stored.split(':', 2);
  return { source: source as VisitSource, name };
}

import type { Language, MatchKind, PropertySummary } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { visitDay, visitHours } from '@facade/shared-domain/numbers/visit-time';
import { visitPath } from '@facade/shared-domain/paths/forms/visit-path';
import type { VisitTime } from '../../appointments/index.ts';
import { type MailParties, mailToVisitor, type SubscriptionLinks } from '../../correspondence/index.ts';
import { fillText, priceText } from '../../kernel/index.ts';
import type { MailHome, MailMessage } from '../../mail/index.ts';
import { SUBSCRIPTION_TEXTS } from '../texts/index.ts';

/** Width of a picture for high-density screens, in pixels. */
const PICTURE_WIDTH = 640;

export interface DigestHome {
  home: PropertySummary;
  kind: MatchKind;
  /** See `whyItFits`. */
  why: string;
  /** Free for a visit, the soonest first. */
  times: readonly VisitTime[];
}

export interface Digest {
  email: string;
  language: Language;
  /** See `describeSearch`. */
  search: string;
  /** All that the mail shows. */
  homes: readonly DigestHome[];
  origin: string;
  /** Path of the list with the filters of the search. */
  list: string;
  links: SubscriptionLinks;
}

/** The homes that match a search: each with the reason, picture, price, town and link. */
export function digestMail(digest: Digest, parties: MailParties): MailMessage {
  const { email, language, search, homes, origin, list, links } = digest;
  const values = {
    homes: homes.map((one) => digestHome(one, { language, origin, links })),
    search,
    listLink: origin + list,
    changeLink: links.change,
    unsubscribeLink: links.stop,
  };
  return {
    ...mailToVisitor('demand-matches', values, parties, { address: email, language }),
    unsubscribe: { url: links.oneClick },
  };
}

/** With its reason, its free times, its button, and a way to hear no more of it. */
function digestHome(
  { home, kind, why, times }: DigestHome,
  { language, origin, links }: Pick<Digest, 'language' | 'origin' | 'links'>,
): MailHome {
  const texts = SUBSCRIPTION_TEXTS[language];
  const visit = origin + visitPath(language, home.id);
  const slots = times.map(({ id, start, end }) => ({
    label: `${visitDay(start, language)}, ${visitHours({ start, end }, language).replaceAll(' ', '\u00a0')}`,
    url: `${visit}?slot=${encodeURIComponent(id)}`,
  }));
  return {
    ...mailHome(home, texts.kinds[kind], language, origin),
    ...(why && { why }),
    ...(slots.length > 0 && { visits: { heading: texts.visits, times: slots } }),
    action: { label: texts.see, url: origin + home.path },
    aside: { label: texts.notForMe, url: links.dismiss(home.id) },
  };
}

/** @param label above the title */
export function mailHome(
  home: PropertySummary,
  label: string | undefined,
  language: Language,
  origin: string,
): MailHome {
  const { was } = SUBSCRIPTION_TEXTS[language];
  const { previousPrice, title, zip, city, pictures, path } = home;
  // What became of a home that is sold stands in the label, in the place of its price.
  const now = home.availability === 'available' ? priceText(home, language) : '';
  const before =
    previousPrice === undefined ? '' : ` (${fillText(was, { price: formatPrice(previousPrice, language) })})`;
  const [picture] = pictures;
  return {
    title: title.text,
    place: [zip, city].filter(Boolean).join(' '),
    price: now + before,
    url: origin + path,
    ...(label && { label }),
    // A format that every mail program shows.
    ...(picture && {
      picture: `${picture.host ?? origin}/api/pictures/${picture.id}?width=${PICTURE_WIDTH}&format=jpeg`,
    }),
  };
}

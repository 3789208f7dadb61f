import type { Language, MatchKind, PropertySummary } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { type MailParties, mailToVisitor, type SubscriptionLinks } from '../../correspondence/index.ts';
import { fillText, priceText } from '../../kernel/index.ts';
import type { MailHome, MailMessage } from '../../mail/index.ts';
import { SUBSCRIPTION_TEXTS } from '../texts/index.ts';

/** Homes that one mail shows; the list has more. */
const SHOWN = 20;

/** Width of a picture for high-density screens, in pixels. */
const PICTURE_WIDTH = 640;

export interface Digest {
  email: string;
  language: Language;
  /** See `describeSearch`. */
  search: string;
  homes: readonly { home: PropertySummary; kind: MatchKind }[];
  origin: string;
  /** Path of the list with the filters of the search. */
  list: string;
  links: SubscriptionLinks;
}

/** The homes that match a search: each with the reason, picture, price, town and link. */
export function digestMail(digest: Digest, parties: MailParties): MailMessage {
  const { email, language, search, homes, origin, list, links } = digest;
  const values = {
    homes: homes
      .slice(0, SHOWN)
      .map(({ home, kind }) => mailHome(home, SUBSCRIPTION_TEXTS[language].kinds[kind], language, origin)),
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

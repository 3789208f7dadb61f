/** Questions about a property or project: the checkboxes of the form. */
export const ENQUIRY_WISHES = ['visit', 'information', 'documents'] as const;

export type EnquiryWish = (typeof ENQUIRY_WISHES)[number];

/** The question in a link to the enquiry form. */
export interface EnquiryAsk {
  wish: EnquiryWish;
  /** Title of a single requested document, for old links from before documents had a separate form. */
  document?: string;
}

const PREFIX = 'enquiry';

/**
 * Id of the target of a link with this question; the link's address is `#` and the id. The page sets the id above the
 * form, so that the link works without scripts; the form reads the address and pre-fills itself.
 * @example enquiryAnchor({ wish: 'visit' }) // 'enquiry:visit'
 */
export const enquiryAnchor = ({ wish, document }: EnquiryAsk): string =>
  [PREFIX, wish, ...(document ? [encodeURIComponent(document)] : [])].join(':');

/** The question in the fragment of an address; null for any other fragment. */
export function readEnquiryAnchor(fragment: string): EnquiryAsk | null {
  const [prefix, wish, document] = fragment.replace(/^#/, '').split(':');
  const known = ENQUIRY_WISHES.find((name) => name === wish);
  if (prefix !== PREFIX || !known) return null;
  try {
    return document ? { wish: known, document: decodeURIComponent(document) } : { wish: known };
  } catch {
    return { wish: known };
  }
}

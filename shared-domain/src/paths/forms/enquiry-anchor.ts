/** What a visitor can ask about a property or project: the boxes of the form. */
export const ENQUIRY_WISHES = ['visit', 'information', 'documents'] as const;

export type EnquiryWish = (typeof ENQUIRY_WISHES)[number];

/** What a link to the enquiry form asks for. */
export interface EnquiryAsk {
  wish: EnquiryWish;
  /** Title of the one document that is asked for: links of before documents had a form of their own. */
  document?: string;
}

const PREFIX = 'enquiry';

/**
 * Id of the place in a page that a link with this question leads to; `#` and the id are the link's address. The page places the
 * id above the form, so that the link works before any script; the form reads the address and prepares itself.
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

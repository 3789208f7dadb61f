/** Whether a link of the top bar opens in a new tab: another site, a phone number, an e-mail address. */
export const isOutside = (link: string): boolean => /\/\/|^http|^tel:|^mailto:/i.test(link);

/** Attributes of a link, internal or external. */
export const linkTo = (link: string) =>
  isOutside(link) ? { href: link, target: '_blank', rel: 'noopener' } : { href: link };

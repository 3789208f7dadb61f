/**
 * Opens a reply in the mail program. The address is untrusted: it must not add headers to the mail.
 * @example replyLink('a@b.be', 'Hello') // 'mailto:a@b.be?subject=Hello'
 */
export const replyLink = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

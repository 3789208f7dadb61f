/** Domains of a provider that ignores dots: `a.n@gmail.com` and `an@googlemail.com` are one mailbox. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** `An.Peeters+agency@Example.be` is the same mailbox as `an.peeters@example.be`. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const name = local.replace(/(?<=.)\+.*$/, '');
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** First-party cookies of the trackers, by what the visitor allows them for. */
export const STATISTICS_COOKIES = /^_(ga|gid|gat)(_|$)/;
export const ADVERTISING_COOKIES = /^(_gcl|_gac|__gads|__gpi|__eoi|FPAU|FPGCL)/;
export const PIXEL_COOKIES = /^_fb[pc]$/;

/**
 * Removes the cookies of these names from this host and from those above it: the browser does not reveal the host for which one
 * was set.
 */
export function removeCookies(names: RegExp): void {
  for (const pair of document.cookie.split(/;\s*/)) {
    const [name = ''] = pair.split('=');
    if (!names.test(name)) continue;
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store api does not exist in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
}

/** @example domainsOf('www.agency.be') // ['www.agency.be', 'agency.be'] */
export function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  // An IP address has no parent domain.
  if (labels.length < 2 || /^[\d.]+$/.test(hostname)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

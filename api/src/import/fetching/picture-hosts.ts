import { isLocalHost } from '@facade/shared-domain/local-host';

/** A host in the setting: `pictures.crm.example`, `*.cdn.example`, with a port if it is not the default. */
const NAME = /^(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/i;

/** Parses the comma-separated hosts of the setting; null if one of them is not a host name. */
export function readPictureHosts(text: string): string[] | null {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return names.every((name) => NAME.test(name)) ? names : null;
}

/** Whether a host is listed as the agency's own machine: only such a host may have a private address and use http. */
export const isOwnMachine = (hosts: readonly string[], host: string): boolean =>
  hosts.includes(host) && isLocalHost(host);

/** The address of a picture if it may be fetched: https, from a host of the list; null otherwise. */
export function allowedAddress(text: string, hosts: readonly string[]): URL | null {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return null;
  const isListed = hosts.some((name) => (name.startsWith('*.') ? url.host.endsWith(name.slice(1)) : url.host === name));
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine(hosts, url.host));
  return isListed && isSafe ? url : null;
}

import { isLocalHost } from '@facade/shared-domain/local-host';

/** A host as the setting names it: `pictures.crm.example`, `*.cdn.example`, with a port where it is not the usual one. */
const NAME = /^(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*(:\d{1,5})?$/i;

/** The hosts of a setting, with commas between; null where one of them is no name of a host. */
export function readPictureHosts(text: string): string[] | null {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return names.every((name) => NAME.test(name)) ? names : null;
}

/** Whether a host is named as a machine of the agency's own: it alone may have a private address, and be asked over http. */
export const isOwnMachine = (hosts: readonly string[], host: string): boolean =>
  hosts.includes(host) && isLocalHost(host);

/** The address of a picture where it may be fetched: https, from a host of the list; null otherwise. */
export function allowedAddress(text: string, hosts: readonly string[]): URL | null {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return null;
  const isListed = hosts.some((name) => (name.startsWith('*.') ? url.host.endsWith(name.slice(1)) : url.host === name));
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine(hosts, url.host));
  return isListed && isSafe ? url : null;
}

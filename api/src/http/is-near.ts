import ipaddr from 'ipaddr.js';

/** Whether an address is this machine's, or of a network that is not the internet. */
export function isNear(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ['loopback', 'private', 'linkLocal', 'uniqueLocal'].includes(ipaddr.process(address).range());
}

import { BlockList, isIP } from 'node:net';

const LOCAL = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  LOCAL.addSubnet(network, prefix, 'ipv4');
LOCAL.addAddress('::1', 'ipv6');
LOCAL.addSubnet('fc00::', 7, 'ipv6');
LOCAL.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address is this machine's or in a private network. */
export function isLocal(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOCAL.check(address.replace(/%.*$/, ''), version === 6 ? 'ipv6' : 'ipv4');
}

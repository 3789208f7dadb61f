import type { Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';

export interface ConnectionLimits {
  /** Maximum number of open connections from one address, or from one customer's IPv6 network (/64). */
  perAddress: number;
  /** Exempt: all visitors of a proxy share its address. */
  trustProxy: string[];
  onRefused(): void;
}

/** Closes new connections above a limit per address. */
export function limitConnections(server: Server, { perAddress, trustProxy, onRefused }: ConnectionLimits): void {
  const isTrusted = compile(trustProxy);
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isTrusted(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perAddress) {
      onRefused();
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** A customer has an entire /64 of IPv6. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = plain.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0;
  return [...(before ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])].slice(0, 4).join(':');
}

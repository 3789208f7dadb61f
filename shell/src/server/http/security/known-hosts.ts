import { isLocal } from '@facade/server-kit/local-network';
import { isLocalHost } from '@facade/shared-domain/local-host';

/** A name or address, optionally with a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Answered for this machine and its network: development and monitoring use these names. */
const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/**
 * `known`: may be used in links. `unknown`: refused. `unnamed`: answered, but not used in links. `malformed`: not a valid host.
 */
export type HostKind = 'known' | 'unknown' | 'unnamed' | 'malformed';

export interface RequestedHost {
  /** As in the request, possibly with a port. */
  host: string;
  protocol: 'http' | 'https';
  /** The visitor's address. */
  address: string;
}

export interface KnownHost {
  kind: HostKind;
  /** The origin for links in the answer. Empty unless the host is known. */
  origin: string;
}

export interface KnownHostsOptions {
  /** Names from the configuration. */
  hosts: ReadonlySet<string>;
  /** The site's public origin in the agency's current settings. Empty if they have none. */
  origin(): string;
}

/**
 * Decides which hosts are the site's. With an origin in the agency's settings, or hosts in the configuration, all other hosts
 * are refused. Without either, any host is answered, but only local hosts are used in links. Names and ports of this machine
 * are trusted only from visitors on it or in its network; for all others the origin consists of configured names.
 */
export class KnownHosts {
  readonly #options: KnownHostsOptions;

  constructor(options: KnownHostsOptions) {
    this.#options = options;
  }

  find({ host, protocol, address }: RequestedHost): KnownHost {
    const asked = HOST.test(host) ? URL.parse(`${protocol}://${host}`)?.origin : undefined;
    if (!asked) return { kind: 'malformed', origin: '' };
    const name = nameOf(host);
    const { hosts } = this.#options;
    const own = URL.parse(this.#options.origin());
    const isNear = isLocal(address);
    if (isNear && THIS_MACHINE.test(name)) return { kind: 'known', origin: asked };
    if (own && nameOf(own.host) === name) return { kind: 'known', origin: own.origin };
    if (hosts.has(name)) return { kind: 'known', origin: isNear ? asked : `${protocol}://${name}` };
    if (own || hosts.size > 0) return { kind: 'unknown', origin: '' };
    return isNear && isLocalHost(host) ? { kind: 'known', origin: asked } : { kind: 'unnamed', origin: '' };
  }
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

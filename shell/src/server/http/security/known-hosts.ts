import { isLocalHost } from '@facade/shared-domain/local-host';
import { isLocal } from '../../observe/local-network.ts';

/** A name or address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Answered to this machine and its network: whoever develops or watches asks by these. */
const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/** `known`: may be named in links; `unknown`: refused; `unnamed`: answered, but nothing names it; `malformed`: no host at all. */
export type HostKind = 'known' | 'unknown' | 'unnamed' | 'malformed';

export interface AskedHost {
  /** As the request says it, perhaps with a port. */
  host: string;
  protocol: 'http' | 'https';
  /** The visitor's address. */
  address: string;
}

export interface KnownHost {
  kind: HostKind;
  /** What links of the answer may begin with; empty unless the host is known. */
  origin: string;
}

export interface KnownHostsOptions {
  /** Names from the configuration. */
  hosts: ReadonlySet<string>;
  /** The site's public origin as the agency's settings say it by now; empty where they do not. */
  origin(): string;
}

/**
 * Which hosts this site goes by. With an origin in the agency's settings, or hosts in the configuration, all others are refused.
 * Without either any host is answered, but only one that the internet does not know gets into links. Names and ports of this machine
 * are believed of visitors on it or in its network only: for all others the origin is made of configured names.
 */
export class KnownHosts {
  readonly #options: KnownHostsOptions;

  constructor(options: KnownHostsOptions) {
    this.#options = options;
  }

  find({ host, protocol, address }: AskedHost): KnownHost {
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

import { isLocalHost } from '@facade/shared-domain/local-host';

/** A name or address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Always answered: whoever develops or watches asks this machine itself. */
const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$|\.localhost$/;

/** `known`: may be named in links; `unknown`: refused; `unnamed`: answered, but nothing names it; `malformed`: no host at all. */
export type HostKind = 'known' | 'unknown' | 'unnamed' | 'malformed';

export interface KnownHostsOptions {
  /** Names from the configuration. */
  hosts: ReadonlySet<string>;
  /** The site's public origin as the agency's settings say it by now; empty where they do not. */
  origin(): string;
}

/**
 * Which hosts this site goes by. With an origin in the agency's settings, or hosts in the configuration, all others are refused.
 * Without either any host is answered, but only one that the internet does not know gets into links.
 */
export class KnownHosts {
  readonly #options: KnownHostsOptions;

  constructor(options: KnownHostsOptions) {
    this.#options = options;
  }

  kindOf(host: string): HostKind {
    if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return 'malformed';
    const name = nameOf(host);
    const { hosts } = this.#options;
    const own = URL.parse(this.#options.origin())?.host;
    if (THIS_MACHINE.test(name) || hosts.has(name) || (own && nameOf(own) === name)) return 'known';
    if (own || hosts.size > 0) return 'unknown';
    return isLocalHost(host) ? 'known' : 'unnamed';
  }
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

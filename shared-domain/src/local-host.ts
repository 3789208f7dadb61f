/**
 * Suffixes that do not exist in public DNS (RFC 6761, 6762, 8375, and ICANN's reservation of `internal`), and `lan`,
 * which routers use.
 */
const LOCAL_SUFFIX = /\.(localhost|local|localdomain|lan|home|internal|home\.arpa)$/;

/** This machine and private networks: RFC 1122, 1918, 3927 and 4193. */
const PRIVATE_ADDRESS =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$|^\[(::1|f[cd][\da-f]{2}:[\da-f:]+|fe[89ab][\da-f]:[\da-f:]+)\]$/;

/**
 * Whether a host, with or without port, is only reachable on this machine and its network. Links may use it without a
 * setting, because nobody on the internet can send a visitor there.
 * @example isLocalHost('office-pc:8080') // true
 */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  if (PRIVATE_ADDRESS.test(name)) return true;
  return /^[a-z\d]([\w-]*[a-z\d])?$/.test(name)
    ? !/^\d+$/.test(name)
    : /^[\w.-]+$/.test(name) && LOCAL_SUFFIX.test(name);
}

import { isIP } from 'node:net';

/** Networks that have a name with proxies. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** `FACADE_TRUST_PROXY`: addresses, networks and names with commas between; this machine alone where nothing is said. */
export function proxiesOf(text: string | undefined, problems: string[]): string[] {
  const parts = partsOf(text ?? 'loopback');
  for (const part of parts.filter((one) => !NAMED.includes(one) && !isNetwork(one))) {
    problems.push(
      `FACADE_TRUST_PROXY takes addresses, networks such as 10.0.0.0/8, or ${NAMED.join(', ')}; not "${part}"`,
    );
  }
  return parts;
}

/** `FACADE_OVERRIDE_ORIGINS`: origins such as `https://previews.example.org` with commas between; none where nothing is said. */
export function originsOf(text: string | undefined, problems: string[]): ReadonlySet<string> {
  const parts = partsOf(text ?? '');
  for (const part of parts.filter((one) => !/^https?:/.test(one) || URL.parse(one)?.origin !== one)) {
    problems.push(`FACADE_OVERRIDE_ORIGINS takes origins such as https://previews.example.org, not "${part}"`);
  }
  return new Set(parts);
}

/** `FACADE_HOSTS`: names such as `www.agency.be` with commas between, without a port; none where nothing is said. */
export function hostsOf(text: string | undefined, problems: string[]): ReadonlySet<string> {
  const parts = partsOf((text ?? '').toLowerCase());
  for (const part of parts.filter((one) => URL.parse(`http://${one}`)?.hostname !== one))
    problems.push(`FACADE_HOSTS takes names such as www.agency.be, not "${part}"`);
  return new Set(parts);
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

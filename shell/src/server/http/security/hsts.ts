/** A year, for this host alone: what other names of the agency's domain can do is not known here. */
const YEAR = 'max-age=31536000';

/**
 * `FACADE_HSTS`: the value of `Strict-Transport-Security`, such as `max-age=63072000; includeSubDomains; preload`, or `off`. Adds to
 * `problems` what is none.
 */
export function hstsOf(text: string | undefined, problems: string[]): string | null {
  const value = text?.trim() || YEAR;
  if (value === 'off') return null;
  if (!/^max-age=\d{1,10}(; *includeSubDomains)?(; *preload)?$/i.test(value))
    problems.push(`FACADE_HSTS must be like "max-age=63072000; includeSubDomains; preload", or off; not "${text}"`);
  return value;
}

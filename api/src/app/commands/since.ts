import { StartupError } from '../../kernel/index.ts';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * The moment of `--since`, as ISO time: a date or time, or how long ago. Throws a StartupError for anything else.
 * @example sinceOf('7d')
 */
export function sinceOf(text: string, now = Date.now()): string {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const time = count ? now - Number(count) * UNITS[unit as keyof typeof UNITS] : Date.parse(text);
  const isDate = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(text);
  if ((!count && !isDate) || Number.isNaN(time))
    throw new StartupError(
      `--since: a date such as 2026-03-31, a time such as 2026-03-31T12:00:00Z or 7d, not "${text}"`,
    );
  return new Date(time).toISOString();
}

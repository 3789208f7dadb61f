import { CommandError } from './command.ts';

const SECONDS: Record<string, number> = { m: 60, h: 3600, d: 86_400 };
/** In days: forgotten links must expire. */
const LONGEST = 90;

/** The end of a period that begins now, such as `30m`, `8h` or `7d`, in seconds since 1970. Throws a one-line error for anything else. */
export function untilOf(flag: string, text: string, now = Date.now()): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,5})([mhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? 0);
  if (seconds > 0 && seconds <= LONGEST * 86_400) return Math.floor(now / 1000) + seconds;
  throw new CommandError(`${flag} takes a time such as 30m, 8h or 7d, at most ${LONGEST}d, not "${text}"`);
}

import { existsSync } from 'node:fs';

/** Debian's headless shell: the same engine without the windows of a desktop browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Debian and others install a browser. */
export const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium of this machine, or that of `FACADE_CHROMIUM`; null if there is none, or if that setting is empty. */
export function findChromium(): string | null {
  const named = process.env.FACADE_CHROMIUM;
  if (named !== undefined) return named || null;
  return [HEADLESS_SHELL, ...SYSTEM_BROWSERS].find((file) => existsSync(file)) ?? null;
}

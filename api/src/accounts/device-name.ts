import bowser from 'bowser';

/** How a person recognizes a device; empty where the browser does not say. */
export interface DeviceName {
  browser: string;
  system: string;
}

/** Longer names are truncated. */
const LONGEST = 60;

/** Browser and system from a `User-Agent`, such as Safari and iPhone. Nothing else in the header is stored. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: (browser.name ?? '').slice(0, LONGEST),
    // "iPhone" is more specific than "iOS"; other vendors' model names are less helpful than "Android".
    system: ((platform.vendor === 'Apple' && platform.model) || os.name || '').slice(0, LONGEST),
  };
}

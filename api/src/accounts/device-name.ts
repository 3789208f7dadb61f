import bowser from 'bowser';

/** How a person recognizes a device; empty where the browser does not say. */
export interface DeviceName {
  browser: string;
  system: string;
}

/** Longer headers are truncated before they are searched, in characters. */
export const USER_AGENT_READ = 350;

/** Longer names are truncated. */
const LONGEST = 60;

/** Browser and system from a `User-Agent`, such as Safari and iPhone. Nothing else in the header is stored. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, USER_AGENT_READ));
  return {
    browser: (browser.name ?? '').slice(0, LONGEST),
    // "iPhone" is more specific than "iOS"; other vendors' model names are less helpful than "Android".
    system: ((platform.vendor === 'Apple' && platform.model) || os.name || '').slice(0, LONGEST),
  };
}

import bowser from 'bowser';

/** What a person knows a device by; empty where the browser does not say. */
export interface DeviceName {
  browser: string;
  system: string;
}

/** As long as any name that is worth keeping. */
const LONGEST = 60;

/** Names of browser and system in a `User-Agent`, such as Safari and iPhone. Nothing else of it is kept. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: (browser.name ?? '').slice(0, LONGEST),
    // "iPhone" says more than "iOS"; what other makers call their phones says less than "Android".
    system: ((platform.vendor === 'Apple' && platform.model) || os.name || '').slice(0, LONGEST),
  };
}

/**
 * What Playwright has Chromium switch off. It must be said again: of two lists the browser reads the last.
 * @see chromiumSwitches.ts of Playwright, without what concerns Edge, macOS and Windows
 */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Suggestions of the invisible address bar: Chromium renders them as two extra pages in every window, at half the cost of a journey.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process kept ready for the next page, which a journey of one page never takes. */
const NEXT_PAGE = ['SpareRendererForSitePerProcess'];

/**
 * What a browser needs to be still, in journeys and measurements: no first-run pages, no calls home, no graphics card, no
 * visible window.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR, ...NEXT_PAGE].join(',')}`,
];

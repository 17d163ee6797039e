/**
 * Chromium preloads two pages for its address bar, which is not visible here. For each page of a test they cost as much
 * time as the product itself.
 */
const ADDRESS_BAR_PRELOADS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The features that Playwright turns off. Chromium uses only the last list, so this one repeats them. */
const OFF_BY_PLAYWRIGHT = [
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

const isRoot = process.getuid?.() === 0;

/** The arguments of every Chromium of the tests. */
export const CHROMIUM_ARGS: readonly string[] = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_PRELOADS].join(',')}`,
  // Chromium cannot start its sandbox as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  // These two prevent requests to Google's hosts.
  '--disable-background-networking',
  '--disable-component-update',
];

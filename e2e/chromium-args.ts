/**
 * Chromium's window preloads two pages for its address bar, which is not visible here. For each page of a test they
 * cost as much as the product itself.
 */
const ADDRESS_BAR_PRELOADS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The features that Playwright turns off for every test. Chromium obeys the last list, so ours has to repeat it. */
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

/** How every browser of the tests is started. */
export const CHROMIUM_ARGS: readonly string[] = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_PRELOADS].join(',')}`,
  // As root, Chromium has no sandbox to start.
  ...(isRoot ? ['--no-sandbox'] : []),
  // Prevents calls to its maker's hosts.
  '--disable-background-networking',
  '--disable-component-update',
];

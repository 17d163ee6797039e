import type { LaunchOptions } from 'playwright/test';

interface LaunchFixture {
  launchOptions: LaunchOptions;
}

/**
 * The browser's own text size, twice as large, which media queries in `rem` follow too; a style in the page would leave
 * them alone. For `test.use` at the top of a file.
 */
export const largeText = {
  launchOptions: async (
    { launchOptions }: LaunchFixture,
    provide: (options: LaunchOptions) => Promise<void>,
  ): Promise<void> => {
    const args = launchOptions.args ?? [];
    await provide({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
  },
};

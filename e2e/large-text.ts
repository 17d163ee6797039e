import type { LaunchOptions } from 'playwright/test';

interface LaunchFixture {
  launchOptions: LaunchOptions;
}

/**
 * Doubles the browser's own text size. Media queries in `rem` follow this size. They would not follow a style in the
 * page. For `test.use` at the top of a file.
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

import type { Locator, Page } from 'playwright/test';

export class PhoneBookingPanel {
  readonly page: Page;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('dialog', { name: 'New booking' });
  }

  field(name: 'Phone' | 'Name' | 'From' | 'To'): Locator {
    return this.panel.getByRole('combobox', { name });
  }

  get when(): Locator {
    return this.panel.getByRole('textbox', { name: 'When' });
  }

  /** A status text of the panel, such as about the caller. */
  said(sentence: string): Locator {
    return this.panel.getByRole('status').filter({ hasText: sentence });
  }
}

import type { Locator, Page } from 'playwright/test';

/** Where an administrator books a ride for somebody who calls. */
export class BookingDialog {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'New booking' });
  }

  field(name: 'Phone' | 'Name' | 'From' | 'To'): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  /** What is said of whoever calls. */
  said(sentence: string): Locator {
    return this.dialog.getByRole('status').filter({ hasText: sentence });
  }
}

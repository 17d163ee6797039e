import type { Locator, Page } from 'playwright/test';

/** Where an administrator books a ride for somebody who calls. */
export class PhoneBookingDialog {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'New booking' });
  }

  field(name: 'Phone' | 'Name' | 'From' | 'To'): Locator {
    return this.dialog.getByRole('textbox', { name });
  }

  /** What the dialog says about the caller. */
  said(sentence: string): Locator {
    return this.dialog.getByRole('status').filter({ hasText: sentence });
  }
}

import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export class ProfilePage {
  readonly editName: Locator;
  readonly changePassword: Locator;
  readonly nameField: Locator;
  readonly saveName: Locator;
  readonly save: Locator;
  readonly alert: Locator;
  readonly #page: Page;
  readonly #texts: Texts['profile'];

  constructor(page: Page, { profile, accountName }: Texts) {
    this.#page = page;
    this.#texts = profile;
    this.editName = page.getByRole('button', { name: profile.edit_name_button });
    this.changePassword = page.getByRole('button', { name: profile.password_button });
    this.nameField = page.getByLabel(accountName.label);
    this.saveName = page.getByRole('button', { name: accountName.save_button, exact: true });
    this.save = page.getByRole('button', { name: profile.save_button, exact: true });
    this.alert = page.getByRole('alertdialog');
  }

  fact(label: keyof Texts['profile'] & `${string}_label`): Locator {
    return this.#page
      .locator('dt', { hasText: this.#texts[label] })
      .locator('xpath=following-sibling::dd[1]');
  }

  async givePasswords(old: string, next: string, confirm = next): Promise<void> {
    const { password } = this.#texts;
    await this.#page.getByLabel(password.old_label, { exact: true }).fill(old);
    await this.#page.getByLabel(password.new_label, { exact: true }).fill(next);
    await this.#page.getByLabel(password.confirm_label, { exact: true }).fill(confirm);
    await this.save.click();
  }
}

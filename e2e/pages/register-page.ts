import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** The wizard of the registration; each method fills in one step and sends it off. */
export class RegisterPage {
  readonly #page: Page;
  readonly #texts: Texts['register'];

  constructor(page: Page, { register }: Texts) {
    this.#page = page;
    this.#texts = register;
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/register${query}`);
  }

  heading(step: 'phone' | 'otp' | 'profile' | 'bank' | 'done'): Locator {
    return this.#page.getByRole('heading', { name: this.#texts[`${step}_heading`], level: 1 });
  }

  get inviteCode(): Locator {
    return this.#page.getByLabel(this.#texts.invite_label);
  }

  /** A field of the step that is shown, by its name. */
  field(
    name: 'phone' | 'otp' | 'name' | 'password' | 'confirm' | 'account' | 'first_name' | 'last_name',
  ): Locator {
    return this.#page.getByRole('textbox', { name: this.#texts[`${name}_label`], exact: true });
  }

  get bank(): Locator {
    return this.#page.getByLabel(this.#texts.bank_label, { exact: true });
  }

  button(action: 'next' | 'verify' | 'finish' | 'back'): Locator {
    return this.#page.getByRole('button', { name: this.#texts[`${action}_button`], exact: true });
  }

  async givePhone(phone: string): Promise<void> {
    await this.#page.getByLabel(this.#texts.phone_label).fill(phone);
    await this.#press(this.#texts.next_button);
  }

  async giveCode(code: string): Promise<void> {
    await this.#page.getByLabel(this.#texts.otp_label).fill(code);
    await this.#press(this.#texts.verify_button);
  }

  async giveProfile(name: string, password: string): Promise<void> {
    await this.#page.getByLabel(this.#texts.name_label).fill(name);
    await this.#page.getByLabel(this.#texts.password_label, { exact: true }).fill(password);
    await this.#page.getByLabel(this.#texts.confirm_label, { exact: true }).fill(password);
    await this.#press(this.#texts.next_button);
  }

  async giveBank(bank: {
    code: string;
    accountNo: string;
    firstName: string;
    lastName: string;
  }): Promise<void> {
    await this.#page.getByLabel(this.#texts.bank_label, { exact: true }).selectOption(bank.code);
    await this.#page.getByLabel(this.#texts.account_label).fill(bank.accountNo);
    await this.#page.getByLabel(this.#texts.first_name_label, { exact: true }).fill(bank.firstName);
    await this.#page.getByLabel(this.#texts.last_name_label).fill(bank.lastName);
    await this.#press(this.#texts.finish_button);
  }

  async #press(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).click();
  }
}

import { expect, type Page } from '@playwright/test';
import { AttractPage } from './pages/attract-page.ts';
import { DepositDialog } from './pages/deposit-dialog.ts';
import { HomePage } from './pages/home-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { PrivateContent } from './pages/private-content.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { WithdrawDialog } from './pages/withdraw-dialog.ts';
import { texts } from './texts.ts';
import type { Control } from './world.ts';

const words = texts('en');
/** Her data does not occur in the app's own texts. */
export const MALEE = { phone: '0899999999', password: '123456' };

export interface LeftoverData {
  [what: string]: string;
}

/** Signs a member in, starts every task, and finishes none. */
export async function leaveEverythingOpen(page: Page, world: Control): Promise<LeftoverData> {
  const home = new HomePage(page, words);
  const deposit = new DepositDialog(page, words);
  const withdraw = new WithdrawDialog(page, words);
  const profile = new ProfilePage(page, words);
  const data: LeftoverData = {
    phone: MALEE.phone,
    'old password': 'old-secret',
    'new password': 'new-secret',
  };
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token) data['token'] = token;
  });
  await world.setBalance(MALEE.phone, { account: 'WALLET', amount: 4_087.31 });
  data['balance'] = '4,087.31';
  const { bank } = await world.member(MALEE.phone);
  data['account number'] = bank.bankAccountNo;
  data['account name'] = bank.bankAccountName;

  const attract = new AttractPage(page);
  // A drill has only five seconds for an assertion, which a busy machine may exceed here.
  await attract.heading.waitFor();
  await attract.begin('en');
  await new LoginPage(page, words).logIn(MALEE);
  await home.total.waitFor();
  data['name'] = 'Malee';
  await new PrivateContent(page, words).whileShown(async () => {
    await expect(page.getByText('Malee')).toBeVisible();
    await expect(page.getByText(String(data['balance'])).first()).toBeVisible();
  });

  await page.getByRole('button', { name: words.home.search_label }).click();
  const search = page.getByRole('searchbox', { name: words.home.search_label });
  await search.fill('searched game');
  // The keypad covers the menu while a field has the focus.
  await search.blur();
  data['search'] = 'searched game';
  await home.openMenu(words.common.menu.profile);
  await profile.changePassword.click();
  await page.getByLabel(words.profile.password.old_label, { exact: true }).fill('old-secret');
  await page.getByLabel(words.profile.password.new_label, { exact: true }).fill('new-secret');
  await page.getByRole('button', { name: words.common.back_button }).click();
  await home.openMenu(words.common.menu.home);
  await withdraw.open.click();
  await withdraw.amount.fill('321.09');
  data['withdrawal'] = '321.09';
  await page.getByRole('button', { name: words.common.back_button }).click();
  await home.openDeposit.click();
  await deposit.method('KBANK').click();
  await deposit.amount.fill('123.45');
  data['deposit'] = '123.45';
  // Data that other code stores during the session; it must not outlive the session.
  await page.evaluate(async () => {
    localStorage.setItem('left', 'left-behind');
    sessionStorage.setItem('left', 'left-behind');
    document.cookie = 'left=left-behind; path=/';
    await (await caches.open('left')).put('/left', new Response('left-behind'));
    await new Promise((resolve) => {
      const request = indexedDB.open('left-behind');
      request.onsuccess = () => {
        request.result.close();
        resolve(null);
      };
    });
  });
  data['storage'] = 'left-behind';
  return data;
}

export async function everythingLeft(page: Page): Promise<Record<string, string>> {
  return { ...(await leftInPage(page)), memory: await memoryOf(page) };
}

export async function leftInPage(page: Page): Promise<Record<string, string>> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = await caches.keys();
    return {
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cached]),
      fields: JSON.stringify([...document.querySelectorAll('input')].map(({ value }) => value)),
      state: JSON.stringify([history.state, window.name, document.title, location.href]),
    };
  });
  return {
    ...inPage,
    document: await page.content(),
    cookies: JSON.stringify(await context.cookies()),
    history: JSON.stringify(entries.slice(1)),
  };
}

/** A snapshot of the page's heap after garbage collection. It blocks the page, for seconds if the heap is large. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

/** Which data were found, and where. */
export function foundIn(places: Record<string, string>, data: LeftoverData): string[] {
  return Object.entries(places).flatMap(([place, content]) =>
    Object.entries(data).flatMap(([what, text]) => (content.includes(text) ? `${what} in ${place}` : [])),
  );
}

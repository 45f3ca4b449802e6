import { cleanup, render, screen } from '@testing-library/react';
import { parseConfig, satang } from 'contracts/rules';
import i18next from 'i18next';
import { Provider } from 'jotai';
import { createRef, type ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import bonus from '../../../locales/th/bonus.json';
import chat from '../../../locales/th/chat.json';
import common from '../../../locales/th/common.json';
import deposit from '../../../locales/th/deposit.json';
import games from '../../../locales/th/games.json';
import home from '../../../locales/th/home.json';
import money from '../../../locales/th/money.json';
import statement from '../../../locales/th/statement.json';
import { PromotionForm } from '../../features/bonus/promotion/promotion-form.tsx';
import { ChatComposer } from '../../features/chat/composer/chat-composer.tsx';
import { LargePictureRow } from '../../features/chat/composer/large-picture-row.tsx';
import { PickedFileRow } from '../../features/chat/composer/picked-file-row.tsx';
import { SubjectRow } from '../../features/chat/composer/subject-row.tsx';
import { keepFileAtom } from '../../features/chat/files/chat-upload.ts';
import { OutgoingBubble } from '../../features/chat/list/outgoing-bubble.tsx';
import { AccountCard } from '../../features/deposit/transfer/account-card.tsx';
import { CredentialsCard } from '../../features/games/credentials-card.tsx';
import { StatementTable } from '../../features/statement/list/statement-table.tsx';
import { SlipTable } from '../../features/statement/slips/slip-table.tsx';
import type { Call } from '../../api/call.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { InviteLinkRow } from '../../shared/rewards/invite-link-row.tsx';
import { loadHasChatAtom } from '../../shared/session/chat-flag.ts';
import { createAppStore } from '../../shared/session/services.ts';
import '../../ui/styles/index.css';
import { createServices } from '../start/create-services.ts';
import { UpdateOffer } from './update-offer.tsx';

afterEach(cleanup);

type Store = ReturnType<typeof createAppStore>;

/** A phone of 360 pixels with text at double size has half as many rem: here 180 pixels wide, with half the margins. */
const DOUBLE_SIZE = 180;
const SMALLEST = 320;

async function show(
  element: ReactElement,
  { width = DOUBLE_SIZE, prepare }: { width?: number; prepare?: (store: Store) => void } = {},
): Promise<void> {
  await page.viewport(width, 370);
  const config = parseConfig({
    edition: 'thai',
    apiBaseUrl: '',
    iframe: false,
    minDeposit: 1,
    trueLinkPassphrase: 'double',
    chatUrl: location.origin,
  });
  const platform = createBrowserPlatform(window);
  const texts = i18next.createInstance().use(initReactI18next);
  await texts.init({
    lng: 'th',
    resources: { th: { bonus, chat, common, deposit, games, home, money, statement } },
    defaultNS: 'common',
  });
  // The service answers only whether there is a chat: rows have a button to ask about them.
  const call = (() => Promise.resolve(true)) as Call;
  const store = createAppStore({ ...createServices({ config, platform }), call });
  await store.set(loadHasChatAtom);
  prepare?.(store);
  render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <div style={{ padding: width === DOUBLE_SIZE ? '0 0.75rem' : '0 1.25rem' }}>{element}</div>
      </I18nextProvider>
    </Provider>,
  );
  await document.fonts.ready;
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
const linesOf = (element: Element) => new Set([...rectsOf(element)].map(({ top }) => Math.round(top))).size;

function rectsOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

function OneSlip({ link }: { link: string | null }) {
  const row = { key: 'slip', createdAt: 0, amount: satang(25_000), note: null, link, reference: 'R1' };
  return (
    <SlipTable
      rows={[{ ...row, status: 'in_progress' }]}
      isTurning={false}
      opening={null}
      onView={() => undefined}
    />
  );
}

describe('on a phone with text at double size', () => {
  it('the message field of the chat has room for a word', async () => {
    await show(<ChatComposer input={createRef()} />);
    expect(widthOf(screen.getByRole('textbox'))).toBeGreaterThan(80);
  });

  it('Tab goes from the message field of the chat to the buttons below it', async () => {
    await show(<ChatComposer input={createRef()} />);
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByLabelText(chat.attach_button, { selector: 'input' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: chat.send_button }));
  });

  it('a file that the member picked for the chat has room for its name', async () => {
    const file = new File(['slip'], 'slip.mp4', { type: 'video/mp4' });
    await show(<PickedFileRow file={{ file, fileType: 'video' }} onRemove={() => undefined} />);
    expect(widthOf(screen.getByText('slip.mp4'))).toBeGreaterThan(75);
  });

  it('what a message is about has the whole width, and leaves the field on the screen', async () => {
    const facts = Array.from({ length: 12 }, (_, index) => `เวลา: 28/11/2026 07:06:${10 + index}`);
    await show(<SubjectRow title="เรื่อง: ถอนเงิน" facts={facts} onRemove={() => undefined} />);
    expect(linesOf(screen.getByText('เรื่อง: ถอนเงิน'))).toBe(1);
    expect(linesOf(screen.getByText(facts[0] ?? ''))).toBeLessThanOrEqual(2);
    expect(bottomOf(screen.getByText('เรื่อง: ถอนเงิน').closest('div')?.parentElement as Element)).toBeLessThan(
      innerHeight * 0.3,
    );
  });

  it('a picture that is too large leaves room for the question', async () => {
    const file = new File(['slip'], 'slip.png', { type: 'image/png' });
    const large = { status: 'offered', file, smaller: file } as const;
    await show(<LargePictureRow large={large} onTake={() => undefined} onDismiss={() => undefined} />);
    const cross = screen.getByRole('button', { name: /slip\.png/ });
    expect(screen.getByRole('status').getBoundingClientRect().top).toBeLessThan(bottomOf(cross));
    expect(widthOf(screen.getByRole('status'))).toBeGreaterThan(90);
  });

  it('a picture that could not be sent to the chat stays within the screen', async () => {
    const outgoing = {
      localId: 1,
      writtenAt: 0,
      status: 'failed',
      leftAfter: null,
      leftOrder: null,
    } as const;
    const content = { kind: 'media', name: 'slip.png', fileType: 'image', path: '' } as const;
    const file = new File(['slip'], 'slip.png', { type: 'image/png' });
    await show(
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <OutgoingBubble outgoing={{ ...outgoing, content }} onGone={() => undefined} />
      </div>,
      { prepare: (store) => store.set(keepFileAtom, 1, { file, fileType: 'image' }) },
    );
    const [first, second] = screen.getAllByRole('button');
    expect(first?.getBoundingClientRect().left).toBeGreaterThanOrEqual(12);
    expect(second?.getBoundingClientRect().right).toBeLessThanOrEqual(168);
  });

  it('a game\u2019s user name and password have the whole width', async () => {
    const credentials = { username: 'rkndr51583', password: 'secret-123', event: null };
    await show(<CredentialsCard state={{ status: 'ready', credentials }} onRetry={() => undefined} />);
    expect(linesOf(screen.getByText('rkndr51583'))).toBe(1);
    expect(linesOf(screen.getByText('••••••••'))).toBe(1);
  });

  it('the number of a bank account is on one line, and its bank within the card', async () => {
    const account = {
      code: 'SCB',
      nameTh: 'Siam Commercial Bank',
      nameEn: 'SCB',
      holder: 'RIMKHONG',
      currency: 'THB',
    };
    await show(
      <AccountCard
        method={{ kind: 'transfer', id: 'bank', isAuto: true, account: { ...account, number: '1234567890' } }}
      />,
    );
    expect(linesOf(screen.getByText('123-456-7890'))).toBe(1);
    const bank = screen.getByText(/Siam Commercial Bank/);
    expect(bank.getBoundingClientRect().left + bank.scrollWidth).toBeLessThanOrEqual(152);
  });

  it('a slip has its time, its amount and its status below each other', async () => {
    await show(<OneSlip link={null} />);
    const [time, amount, status, picture] = screen
      .getAllByRole('cell')
      .map((cell) => cell.getBoundingClientRect());
    expect(linesOf(screen.getAllByRole('cell')[0] as Element)).toBeLessThanOrEqual(2);
    expect(time?.bottom).toBeLessThanOrEqual(amount?.top ?? 0);
    expect(amount?.bottom).toBeLessThanOrEqual(status?.top ?? 0);
    expect(status?.bottom).toBeLessThanOrEqual(picture?.top ?? 0);
  });

  it('the field for a promotion code has the whole width', async () => {
    await show(<PromotionForm text="" onText={() => {}} />);
    const field = screen.getByRole('textbox', { name: bonus.promotion.label });
    expect(widthOf(field)).toBeGreaterThan(100);
  });

  it('the words of a newer version do not break within', async () => {
    await show(<UpdateOffer />);
    expect(linesOf(screen.getByText(common.update.reload_button))).toBe(1);
  });

  it('the invite link has the whole width', async () => {
    await show(<InviteLinkRow profileId="100001" />);
    expect(widthOf(screen.getByText(/register\?code=PR100001/))).toBeGreaterThan(100);
  });
});

describe('on a phone of 320 pixels', () => {
  it('the button that loads a newer version is on one line', async () => {
    await show(<UpdateOffer />, { width: SMALLEST });
    expect(linesOf(screen.getByText(common.update.reload_button))).toBe(1);
  });

  it('the time of an entry of the statement is on one line beside any status', async () => {
    const row = {
      type: 'withdraw',
      amount: satang(20_000),
      from: '',
      to: '',
      description: null,
      about: null,
    } as const;
    const rows = (['in_progress', 'success'] as const).map((status) => ({
      ...row,
      key: status,
      status,
      createdAt: 0,
    }));
    await show(<StatementTable rows={rows} isTurning={false} />, { width: SMALLEST });
    for (const time of screen.getAllByText(/01\/01\/1970/)) expect(linesOf(time)).toBe(1);
  });

  it('the time of a slip is on one line', async () => {
    await show(<OneSlip link="/slip.png" />, { width: SMALLEST });
    expect(linesOf(screen.getByText(/01\/01\/1970/, { selector: 'time' }))).toBe(1);
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'jotai';
import { createRef, type ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import bonus from '../../../locales/th/bonus.json';
import chat from '../../../locales/th/chat.json';
import common from '../../../locales/th/common.json';
import home from '../../../locales/th/home.json';
import { PromotionForm } from '../../features/bonus/promotion/promotion-form.tsx';
import { ChatComposer } from '../../features/chat/composer/chat-composer.tsx';
import { PickedFileRow } from '../../features/chat/composer/picked-file-row.tsx';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { parseConfig } from '../../platform/config.ts';
import { InviteLinkRow } from '../../shared/rewards/invite-link-row.tsx';
import { createAppStore } from '../../shared/session/services.ts';
import '../../ui/styles/index.css';
import { createServices } from '../start/create-services.ts';

afterEach(cleanup);

/** A phone of 360 pixels with text at double size has half as many rem: here 180 pixels wide, with half the margins. */
async function show(element: ReactElement): Promise<void> {
  await page.viewport(180, 370);
  const config = parseConfig({
    edition: 'thai',
    apiBaseUrl: '',
    iframe: false,
    minDeposit: 1,
    trueLinkPassphrase: 'double',
  });
  const platform = createBrowserPlatform(window);
  const texts = i18next.createInstance().use(initReactI18next);
  await texts.init({ lng: 'th', resources: { th: { bonus, chat, common, home } }, defaultNS: 'common' });
  render(
    <Provider store={createAppStore(createServices({ config, platform }))}>
      <I18nextProvider i18n={texts}>
        <div style={{ padding: '0 0.75rem' }}>{element}</div>
      </I18nextProvider>
    </Provider>,
  );
  await document.fonts.ready;
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;

describe('on a phone with text at double size', () => {
  it('the message field of the chat has room for a word', async () => {
    await show(<ChatComposer input={createRef()} />);
    expect(widthOf(screen.getByRole('textbox'))).toBeGreaterThan(80);
  });

  it('a file that the member picked for the chat has room for its name', async () => {
    const file = new File(['slip'], 'slip.mp4', { type: 'video/mp4' });
    await show(<PickedFileRow file={{ file, fileType: 'video' }} onRemove={() => undefined} />);
    expect(widthOf(screen.getByText('slip.mp4'))).toBeGreaterThan(75);
  });

  it('the field for a promotion code has the whole width', async () => {
    await show(<PromotionForm />);
    const field = screen.getByRole('textbox', { name: bonus.promotion.label });
    expect(widthOf(field)).toBeGreaterThan(100);
  });

  it('the invite link has the whole width', async () => {
    await show(<InviteLinkRow profileId="100001" />);
    expect(widthOf(screen.getByText(/register\?code=PR100001/))).toBeGreaterThan(100);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { howtoTopics } from 'contracts/rules';
import { describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en/howto.json' with { type: 'json' };
import lo from '../../../locales/lo/howto.json' with { type: 'json' };
import th from '../../../locales/th/howto.json' with { type: 'json' };
import { type RenderOptions, renderApp } from '../../testing/render-app.tsx';
import { countdownText } from '../../lib/countdown.ts';
import lengths from './clips/lengths.json' with { type: 'json' };
import { filmOf } from './films.ts';
import { artOf, stepIcons } from './howto-topics.ts';

const open = (options: RenderOptions = {}) => renderApp({ path: '/howto', ...options });
const card = (topic: keyof typeof en.topic) =>
  screen.findByRole('button', { name: new RegExp(`^${en.topic[topic].title}`) });

/** Videos have no ARIA role. */
function filmIn(dialog: HTMLElement): HTMLVideoElement | null {
  return dialog.querySelector('video');
}

async function openTopic(topic: keyof typeof en.topic, options: RenderOptions = {}) {
  const view = await open(options);
  await view.user.click(await card(topic));
  const dialog = await screen.findByRole('dialog', { name: en.topic[topic].title });
  return { ...view, dialog };
}

const film = (dialog: HTMLElement): HTMLVideoElement => {
  const video = filmIn(dialog);
  if (!video) throw new Error('video element is missing');
  return video;
};
const sourcesOf = (dialog: HTMLElement) => [...film(dialog).querySelectorAll('source')];

describe('the how-to page', () => {
  it('offers visitors five topics with descriptions, and loads no film yet [1.04] [2.04] [2.26] [6.01]', async () => {
    const { container } = await open();
    for (const topic of howtoTopics) {
      expect(await card(topic)).toHaveTextContent(en.topic[topic].line);
      expect(await card(topic)).toHaveAttribute('aria-haspopup', 'dialog');
    }
    const titles = howtoTopics.map((topic) => en.topic[topic].title);
    const cards = screen.getAllByRole('button', { name: /Video/ }).map(({ textContent }) => textContent);
    expect(cards.map((text) => titles.find((title) => text.startsWith(title)))).toEqual([
      'Using your wallet',
      'Entering a game',
      'Checking your balance',
      'Receiving bonuses',
      'Ending bonuses',
    ]);
    expect(container.ownerDocument.querySelector('video, source, track')).toBeNull();
    expect(document.title).toMatch(/^How to use/);
  });

  it('has its own film with picture and captions for each topic, and says how long it is [2.26]', async () => {
    await open();
    for (const topic of howtoTopics) {
      const shown = await card(topic);
      expect(shown).toHaveTextContent(new RegExp(`Video ${countdownText(lengths[topic])}$`));
      expect(shown.querySelector('img')?.src).toContain(topic);
      const { sources, poster, captions } = filmOf(topic, 'en');
      expect(sources[0]?.src).toContain(`${topic}.en`);
      expect(poster).toContain(`${topic}.en`);
      for (const language of ['th', 'lo', 'en'] as const)
        expect(captions[language]).toContain(`${topic}.${language}`);
    }
  });

  it.each(howtoTopics)('has a picture and an icon for every step of %s', (topic) => {
    expect(artOf(topic)).toContain(topic);
    for (const texts of [th, lo, en]) expect(stepIcons[topic]).toHaveLength(texts.topic[topic].steps.length);
  });
});

describe('the dialog of a topic', () => {
  it('plays the film of each of the five topics [2.26]', async () => {
    const { user } = await open();
    for (const topic of howtoTopics) {
      await user.click(await card(topic));
      const dialog = await screen.findByRole('dialog', { name: en.topic[topic].title });
      expect(sourcesOf(dialog)[0]?.src).toContain(`${topic}.en`);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  });

  it('plays its film in the browser’s own player, in any format and with captions in three languages [1.04] [2.26] [6.01]', async () => {
    const { dialog } = await openTopic('wallet');
    const video = film(dialog);
    expect(video).toHaveAccessibleName('Video: Using your wallet');
    expect(video).toHaveAccessibleDescription(en.no_sound);
    expect(video).toHaveAttribute('playsinline');
    expect(video).toHaveAttribute('preload', 'none');
    expect(video.poster).toMatch(/wallet\.en.*\.jpg/);
    expect(sourcesOf(dialog).map(({ type }) => type)).toEqual(['video/webm; codecs="vp9"', 'video/mp4']);
    const tracks = [...video.querySelectorAll('track')];
    expect(tracks.map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
      ['captions', 'th', 'ไทย'],
      ['captions', 'lo', 'ລາວ'],
      ['captions', 'en', 'English'],
    ]);
  });

  it.each([
    ['th', th],
    ['lo', lo],
    ['en', en],
  ] as const)('shows the film and the steps in %s [1.04] [1.19] [2.26]', async (locale, texts) => {
    const { user } = await open({ locale });
    const { title, steps } = texts.topic.balance;
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(sourcesOf(dialog)[0]?.src).toContain(`balance.${locale}`);
    const list = within(dialog).getByRole('region', { name: texts.steps_heading });
    expect([...list.querySelectorAll('li p')].map((step) => step.textContent)).toEqual(steps);
  });

  it('reports that a film failed to load, keeps the steps, and can retry [2.26]', async () => {
    const { dialog, user } = await openTopic('wallet');
    const [webm, mp4] = sourcesOf(dialog);
    if (!webm || !mp4) throw new Error('a format is missing');
    fireEvent.error(webm);
    expect(filmIn(dialog)).not.toBeNull();
    fireEvent.error(mp4);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(en.failed_text);
    expect(filmIn(dialog)).toBeNull();
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(en.topic.wallet.steps.length);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(within(dialog).getByRole('button', { name: en.play_button })).toHaveFocus();
  });

  it('starts with the button over its picture, which the player then replaces [1.04] [2.26]', async () => {
    const { dialog, user } = await openTopic('wallet');
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await user.click(within(dialog).getByRole('button', { name: en.play_button }));
    expect(play.mock.instances).toEqual([film(dialog)]);
    expect(film(dialog)).toHaveFocus();
    // Before the start, the browser's controls are hidden.
    expect(film(dialog).controls).toBe(false);
    fireEvent.play(film(dialog));
    expect(film(dialog).controls).toBe(true);
    // After a pause.
    fireEvent.play(film(dialog));
    expect(film(dialog).controls).toBe(true);
    expect(within(dialog).queryByRole('button', { name: en.play_button })).toBeNull();
  });

  it('reports a film that fails in the middle, too', async () => {
    const { dialog } = await openTopic('wallet');
    fireEvent.error(film(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(en.failed_text);
  });

  it('says after five seconds that a film takes longer, until it plays', async () => {
    const { dialog, clock } = await openTopic('wallet');
    const isSaid = () => within(dialog).queryByText(/^This is taking longer/) !== null;
    fireEvent.play(film(dialog));
    fireEvent.waiting(film(dialog));
    await act(() => clock.advance(4_900));
    expect(isSaid()).toBe(false);
    await act(() => clock.advance(200));
    expect(isSaid()).toBe(true);
    fireEvent.playing(film(dialog));
    expect(isSaid()).toBe(false);
    // The connection stalls again, and the member gives up.
    fireEvent.waiting(film(dialog));
    await act(() => clock.advance(5_100));
    expect(isSaid()).toBe(true);
    fireEvent.pause(film(dialog));
    expect(isSaid()).toBe(false);
  });

  it('uses the configured film instead of the shipped one, with only its own captions [2.26]', async () => {
    const howto = {
      bonus: { film: 'https://media.test/bonus.mp4', captions: { lo: 'https://media.test/bonus.lo.vtt' } },
      wallet: { film: '/films/wallet.mp4' },
    };
    const { dialog, user } = await openTopic('bonus', { config: { howto } });
    expect(sourcesOf(dialog).map(({ src }) => src)).toEqual(['https://media.test/bonus.mp4']);
    expect(film(dialog)).toHaveAttribute('crossorigin', 'anonymous');
    const tracks = [...film(dialog).querySelectorAll('track')];
    expect(tracks.map(({ srclang, src }) => [srclang, src])).toEqual([
      ['lo', 'https://media.test/bonus.lo.vtt'],
    ]);
    expect(within(dialog).queryByText(en.no_sound)).toBeNull();
    await user.keyboard('{Escape}');
    expect(await card('bonus')).toHaveTextContent(/Video$/);
    await user.click(await card('wallet'));
    const second = await screen.findByRole('dialog', { name: en.topic.wallet.title });
    expect(sourcesOf(second).map(({ src }) => new URL(src).pathname)).toEqual(['/films/wallet.mp4']);
    expect(film(second)).not.toHaveAttribute('crossorigin');
    expect(film(second).querySelector('track')).toBeNull();
  });

  it('is opened, closed and left by keyboard, the focus back on its card [1.04] [2.26]', async () => {
    const { user } = await open();
    const wallet = await card('wallet');
    act(() => wallet.focus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: en.play_button })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(wallet).toHaveFocus();
  });
});

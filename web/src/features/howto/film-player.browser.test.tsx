import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/screen-media.ts';
import type { Locale } from '../../shared/session/locale.ts';
import '../../ui/styles/index.css';
import { FilmPlayer } from './film-player.tsx';
import { filmOf } from './films.ts';

afterEach(cleanup);

/** Labels show their text keys. */
async function show(locale: Locale) {
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'cimode' });
  const film = filmOf('balance', 'en');
  const player = (language: Locale) => (
    <I18nextProvider i18n={i18n}>
      <FilmPlayer film={film} title="Balance" locale={language} />
    </I18nextProvider>
  );
  const { container, rerender } = render(player(locale));
  const video = container.querySelector('video');
  if (!video) throw new Error('video element is missing');
  return { video, change: (language: Locale) => rerender(player(language)) };
}

/** Items of the browser's caption menu and the selected one. */
const captions = (video: HTMLVideoElement) =>
  [...video.textTracks].map(({ label, mode }) => `${label} ${mode}`);

describe('the film player in a browser', () => {
  it('offers captions in three languages, selects the reader’s, and keeps another choice [1.19] [2.26]', async () => {
    const { video, change } = await show('lo');
    expect(captions(video)).toEqual(['ไทย disabled', 'ລາວ showing', 'English disabled']);
    const [thai, lao] = video.textTracks;
    if (!thai || !lao) throw new Error('captions are missing');
    thai.mode = 'showing';
    lao.mode = 'disabled';
    change('lo');
    expect(captions(video)).toEqual(['ไทย showing', 'ລາວ disabled', 'English disabled']);
    change('en');
    expect(captions(video)).toEqual(['ไทย disabled', 'ລາວ disabled', 'English showing']);
  });

  it('seeks five seconds with the arrow keys, within the film', async () => {
    const { video } = await show('th');
    video.preload = 'auto';
    await vi.waitFor(() => expect(video.duration).toBeGreaterThan(20), 5000);
    video.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(video.currentTime).toBe(5);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(video.currentTime).toBe(0);
    await userEvent.keyboard('{ArrowRight>12/}');
    expect(video.currentTime).toBe(video.duration);
  });

  it('plays nothing automatically, and animates nothing with reduced motion', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce');
    const { video } = await show('th');
    expect([video.autoplay, video.paused, video.loop]).toEqual([false, true, false]);
    const start = screen.getByRole('button', { name: 'play_button' });
    expect(getComputedStyle(start).transitionDuration).toBe('0s');
    expect(document.getAnimations()).toEqual([]);
  });
});

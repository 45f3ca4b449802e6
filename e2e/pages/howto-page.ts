import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

export type HowtoTopic = keyof Texts['howto']['topic'];

interface Playing {
  seconds: number;
  captions: string[];
}

export class HowtoPage {
  readonly dialog: Locator;
  readonly play: Locator;
  readonly film: Locator;
  readonly failure: Locator;
  readonly retry: Locator;
  readonly #page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.#page = page;
    this.#texts = texts;
    this.dialog = page.getByRole('dialog');
    this.play = this.dialog.getByRole('button', { name: texts.howto.play_button });
    // Video elements have no role.
    this.film = this.dialog.locator('video');
    this.failure = this.dialog.getByText(texts.howto.failed_text);
    this.retry = this.dialog.getByRole('button', { name: texts.common.retry_button });
  }

  async open() {
    await this.#page.goto('/howto');
    await expect(this.#page.getByRole('heading', { name: this.#texts.common.title.howto })).toBeVisible();
  }

  card(topic: HowtoTopic): Locator {
    return this.#page.getByRole('button', { name: this.#texts.howto.topic[topic].title });
  }

  async jumpTo(seconds: number) {
    await this.film.evaluate((video: HTMLVideoElement, to) => {
      video.currentTime = to;
    }, seconds);
  }

  async playing(): Promise<Playing> {
    return this.film.evaluate((video: HTMLVideoElement) => ({
      seconds: video.currentTime,
      captions: [...video.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ activeCues }) => [...(activeCues ?? [])])
        .map((cue) => (cue as VTTCue).text),
    }));
  }
}

import { checks } from '../accessible.ts';
import { DESKTOP, expect, test } from '../fixtures.ts';
import { quickHand } from '../films/hand.ts';
import { filmedTopics, loadJourney, openStage } from '../films/journey.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { HowtoPage } from '../pages/howto-page.ts';
import { texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

test('a film plays, jumps, and shows its captions, in each language [1.04] [2.04] [2.26]', async ({
  page,
  login,
}) => {
  for (const language of ['th', 'lo', 'en'] as const) {
    const words = texts(language);
    const howto = new HowtoPage(page, words);
    if (language === 'th') await howto.open();
    else await login.speak(language);
    await howto.card('wallet').click();
    await howto.play.click();
    const [first, , third] = words.howto.topic.wallet.steps;
    await expect.poll(async () => (await howto.playing()).captions).toEqual([first]);
    await expect.poll(async () => (await howto.playing()).seconds).toBeGreaterThan(1);
    await howto.jumpTo(12);
    await expect.poll(async () => (await howto.playing()).captions).toEqual([third]);
    await page.keyboard.press('Escape');
    await expect(howto.dialog).toBeHidden();
  }
});

for (const { language, pass, expectGood } of checks) {
  test.describe(language, () => {
    test.use({ language });
    test(
      `the how-to page, a film, and steps without a film ${pass}`,
      { tag: language === 'th' ? DESKTOP : [] },
      async ({ page }) => {
        const howto = new HowtoPage(page, texts(language));
        await howto.open();
        await expectGood(page);
        for (const topic of ['balance', 'finish'] as const) {
          await howto.card(topic).click();
          await expect(howto.dialog).toBeVisible();
          await expectGood(page);
          await page.keyboard.press('Escape');
          await expect(howto.dialog).toBeHidden();
        }
      },
    );
  });
}

test('a film is fetched when it is played, nothing of it before its topic opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const of = (endings: RegExp) => fetched.filter((url) => endings.test(new URL(url).pathname));
  const howto = new HowtoPage(page, texts('th'));
  await howto.open();
  await page.waitForLoadState('networkidle');
  expect(of(/\.(webm|mp4|jpg|vtt)$/)).toEqual([]);
  await howto.card('balance').click();
  await expect(howto.film).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(of(/\.(webm|mp4)$/)).toEqual([]);
  await howto.play.click();
  await expect.poll(() => of(/\.(webm|mp4)$/).length).toBeGreaterThan(0);
  expect(of(/\.(webm|mp4)$/).every((url) => url.includes('balance.th'))).toBe(true);
});

test('a film opens, plays, pauses, seeks and closes by keyboard only', { tag: DESKTOP }, async ({ page }) => {
  const howto = new HowtoPage(page, texts('th'));
  await howto.open();
  await howto.card('wallet').focus();
  await page.keyboard.press('Enter');
  await expect(howto.play).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(howto.film).toBeFocused();
  await expect.poll(async () => (await howto.playing()).seconds).toBeGreaterThan(0.5);
  await page.keyboard.press('Space');
  await expect(howto.film).toHaveJSProperty('paused', true);
  const { seconds } = await howto.playing();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await howto.playing()).seconds).toBeGreaterThan(seconds + 3);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await howto.playing()).seconds).toBeLessThan(seconds + 1);
  await expect(howto.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(howto.dialog).toBeHidden();
  await expect(howto.card('wallet')).toBeFocused();
});

test('a film that fails to load says so, keeps its steps, and plays after a retry', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/\.(webm|mp4)/);
  const words = texts('th');
  const howto = new HowtoPage(page, words);
  const films = /\.(webm|mp4)$/;
  await page.route(films, (route) => route.abort('connectionfailed'));
  await howto.open();
  await howto.card('wallet').click();
  await howto.play.click();
  await expect(howto.failure).toBeVisible();
  await expect(howto.dialog.getByText(words.howto.topic.wallet.steps[0] ?? '')).toBeVisible();
  await page.unroute(films);
  await howto.retry.click();
  await howto.play.click();
  await expect.poll(async () => (await howto.playing()).seconds).toBeGreaterThan(0.5);
});

test.describe('at the kiosk', () => {
  test.use({ app: 'kiosk' });

  test('films play under the kiosk’s headers [2.26]', async ({ page }) => {
    const howto = new HowtoPage(page, texts('th'));
    await page.goto('/howto');
    await new AttractPage(page).begin('th');
    await howto.card('balance').click();
    await howto.play.click();
    await expect.poll(async () => (await howto.playing()).seconds).toBeGreaterThan(0.5);
  });
});

for (const topic of filmedTopics()) {
  test(`the journey of the film about ${topic} still works [2.26]`, async ({ page, world, language }) => {
    const words = texts(language);
    const { steps, scenario } = await loadJourney(topic);
    await resetWorld(world, scenario);
    expect(steps).toHaveLength(words.howto.topic[topic].steps.length);
    const stage = await openStage(page, world, quickHand, words);
    for (const { show } of steps) await show(stage);
  });
}

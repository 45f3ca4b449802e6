import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { filmedTopics, loadJourney } from '../films/journey.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { HowtoPage } from '../pages/howto-page.ts';
import { texts } from '../texts.ts';

test('a film is fetched when it is played, plays after a failed load, jumps, and shows its captions, in each language [1.04] [2.04] [2.26]', async ({
  page,
  login,
  expectedErrors,
}) => {
  expectedErrors.push(/\.(webm|mp4)/);
  const films = /\.(webm|mp4)$/;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const of = (endings: RegExp) => fetched.filter((path) => endings.test(path));
  await page.route(films, (route) => route.abort('connectionfailed'));
  for (const language of ['th', 'lo', 'en'] as const) {
    const words = texts(language);
    const [first = '', , third] = words.howto.topic.wallet.steps;
    const howto = new HowtoPage(page, words);
    if (language === 'th') {
      await howto.open();
      await page.waitForLoadState('networkidle');
      expect(of(/\.(webm|mp4|jpg|vtt)$/)).toEqual([]);
    } else await login.speak(language);
    await howto.card('wallet').click();
    if (language === 'th') {
      await expect(howto.film).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(of(films)).toEqual([]);
      await howto.play.click();
      await expect(howto.failure).toBeVisible();
      await expect(howto.dialog.getByText(first)).toBeVisible();
      expect(of(films).every((path) => path.includes('wallet.th'))).toBe(true);
      await page.unroute(films);
      await howto.retry.click();
    }
    await howto.play.click();
    await expect.poll(async () => (await howto.playing()).captions).toEqual([first]);
    await expect.poll(async () => (await howto.playing()).seconds).toBeGreaterThan(1);
    await howto.jumpTo(12);
    await expect.poll(async () => (await howto.playing()).captions).toEqual([third]);
    await page.keyboard.press('Escape');
    await expect(howto.dialog).toBeHidden();
  }
});

test.describe('in Lao', () => {
  test.use({ language: 'lo' });

  test('the how-to page, a film, and steps without a film pass axe and fit the screen', async ({ page }) => {
    const howto = new HowtoPage(page, texts('lo'));
    await howto.open();
    await expectAccessible(page);
    for (const topic of ['balance', 'finish'] as const) {
      await howto.card(topic).click();
      await expect(howto.dialog).toBeVisible();
      await expectAccessible(page);
      if (topic === 'balance') {
        await howto.play.click();
        await expect.poll(async () => (await howto.playing()).seconds).toBeGreaterThan(0);
        await expectAccessible(page);
      }
      await page.keyboard.press('Escape');
      await expect(howto.dialog).toBeHidden();
    }
  });
});

test('a film opens, plays, pauses, seeks and closes by keyboard only', async ({ page }) => {
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

test('each step of a film has its sentence [2.26]', async () => {
  for (const topic of filmedTopics())
    expect((await loadJourney(topic)).steps, topic).toHaveLength(texts('th').howto.topic[topic].steps.length);
});

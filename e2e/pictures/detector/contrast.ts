import type { JSHandle, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { readPixels } from '../camera.ts';
import type { Flaw, Tools } from './tools.ts';

interface Sample {
  where: string;
  text: string;
  color: [number, number, number, number];
  isLarge: boolean;
  box: { left: number; top: number; right: number; bottom: number };
}

const ENOUGH = 4.5;
const ENOUGH_LARGE = 3;
/** The share of a text's background that may miss the ratio: edges and single stars. */
const STRAY = 0.05;

/**
 * Measures each text against the pixels below it, including art and gradients, on a screenshot without letters.
 * WCAG 2.2, 1.4.3.
 */
export async function checkContrast(page: Page, tools: JSHandle<Tools>): Promise<Flaw[]> {
  // In forced colours mode the system uses the colours that the user has chosen.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) return [];
  const samples = await page.evaluate(readSamples, tools);
  const bare = await page.evaluateHandle(hideLetters);
  const picture = PNG.sync.read(await readPixels(page));
  await bare.evaluate((restore) => restore());
  return samples.flatMap((sample) => {
    const ratio = worstRatio(sample, picture);
    const enough = sample.isLarge ? ENOUGH_LARGE : ENOUGH;
    if (ratio >= enough) return [];
    const detail = `“${sample.text.slice(0, 40)}” has ${ratio.toFixed(2)} : 1, not ${enough}`;
    return [{ kind: 'contrast' as const, where: sample.where, detail }];
  });
}

/** Runs inside the page. */
function readSamples(tools: Tools): Sample[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const samples: Sample[] = [];
  const toasts = [...document.querySelectorAll('[role=region] > :is([role=alert], [role=group])')].map(
    (toast) => toast.getBoundingClientRect(),
  );
  for (const { element, text, lines } of tools.textRuns()) {
    if (tools.isDisabled(element) || !context) continue;
    const style = getComputedStyle(element);
    // A canvas parses every colour notation.
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = style.color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    let opacity = alpha / 255;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const foot = element.closest('[role=dialog]')?.querySelector('[data-sheet-foot]');
    const end = foot?.contains(element) ? Infinity : (foot?.getBoundingClientRect().top ?? Infinity);
    for (const line of lines) {
      // Skips text beside a toast: the toast's shadow darkens it for a few seconds.
      if (toasts.some((box) => line.top < box.bottom + 32 && line.right > box.left && line.left < box.right))
        continue;
      // Skips the last line above a sheet's footer: it scrolls under the footer's shadow.
      if (line.bottom > end - 32 && line.top < end) continue;
      // Skips lines that are out of sight or covered.
      if (tools.coverOf(element, line) !== undefined) continue;
      const { left, right, top, bottom } = line;
      const box = { left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 };
      samples.push({ where: tools.nameOf(element), text, color: [red, green, blue, opacity], isLarge, box });
    }
  }
  return samples;
}

/** Runs inside the page. @returns a function that restores the letters */
function hideLetters() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important; caret-color: transparent !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

function worstRatio({ color: [red, green, blue, alpha], box }: Sample, { data, width, height }: PNG): number {
  const ratios: number[] = [];
  const right = Math.min(width, Math.floor(box.right));
  const bottom = Math.min(height, Math.floor(box.bottom));
  for (let y = Math.max(0, Math.ceil(box.top)); y < bottom; y += 2) {
    for (let x = Math.max(0, Math.ceil(box.left)); x < right; x += 2) {
      const at = (y * width + x) * 4;
      const below = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const [r = 0, g = 0, b = 0] = below;
      const over = (top: number, under: number) => top * alpha + under * (1 - alpha);
      ratios.push(contrast(luminance(over(red, r), over(green, g), over(blue, b)), luminance(r, g, b)));
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * STRAY)] ?? Infinity;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

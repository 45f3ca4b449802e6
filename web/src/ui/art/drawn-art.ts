import { seededRandom } from '../../lib/random.ts';

/** Strokes of the first tone on a 160 × 112 field, with one shape in the second. */
const MOTIFS: readonly ((light: string) => string)[] = [
  // Waves under a moon.
  (light) =>
    `<path d="M60 58q12-10 24 0t24 0 24 0 24 0M60 76q12-10 24 0t24 0 24 0 24 0M60 94q12-10 24 0t24 0 24 0 24 0"/><circle cx="128" cy="40" r="14" fill="${light}" stroke="none"/>`,
  // A lozenge weave.
  (light) =>
    `<path d="M78 56l18-24 18 24-18 24zM114 56l18-24 18 24-18 24zM96 88l18-24 18 24-18 24z"/><path d="M123 44l9-12 9 12-9 12z" fill="${light}" stroke="none"/>`,
  // Ripples round a stone.
  (light) =>
    `<ellipse cx="118" cy="70" rx="18" ry="8"/><ellipse cx="118" cy="70" rx="34" ry="16"/><ellipse cx="118" cy="70" rx="52" ry="26"/><circle cx="118" cy="66" r="7" fill="${light}" stroke="none"/>`,
  // Bamboo.
  (light) =>
    `<path d="M92 112V40M112 112V28M132 112V48M86 62h12M106 54h12M126 74h12M86 88h12M106 82h12"/><path d="M112 34q16-10 30-4-12 12-30 4z" fill="${light}" stroke="none"/>`,
  // Terraces at sunset.
  (light) =>
    `<path d="M56 108q40-30 104-24M72 92q34-22 88-20M92 76q26-14 68-14"/><circle cx="134" cy="44" r="13" fill="${light}" stroke="none"/>`,
  // Rays.
  (light) =>
    `<path d="M122 70l-44-26M122 70l-52 2M122 70l-40 32M122 70l-20-44M122 70l8-46M122 70l34-30M122 70l36 10M122 70l18 40M122 70l-12 42"/><circle cx="122" cy="70" r="11" fill="${light}" stroke="none"/>`,
  // Scales.
  (light) =>
    `<path d="M72 60a14 14 0 0 1 28 0 14 14 0 0 1 28 0 14 14 0 0 1 28 0M86 80a14 14 0 0 1 28 0 14 14 0 0 1 28 0M72 100a14 14 0 0 1 28 0 14 14 0 0 1 28 0 14 14 0 0 1 28 0"/><circle cx="114" cy="56" r="6" fill="${light}" stroke="none"/>`,
  // Gables.
  (light) =>
    `<path d="M70 100l28-44 28 44M94 100l28-60 28 60M84 100h66"/><path d="M115 82l7-14 7 14z" fill="${light}" stroke="none"/>`,
];

/** Gold is only for the primary action, so no picture has its hue. */
const GOLD_FROM = 30;
const GOLD_DEGREES = 40;
/** A browser draws each picture in a document of its own, so that a thousand different ones would take it ten seconds. */
const HUES = 16;

export function drawnArt(code: string): string {
  const random = seededRandom(
    [...code].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7),
  );
  // The first number is almost equal for similar codes.
  random();
  const turn = (Math.floor(random() * HUES) * (360 - GOLD_DEGREES)) / HUES;
  const hue = (GOLD_FROM + GOLD_DEGREES + turn) % 360;
  const motif = MOTIFS[Math.floor(random() * MOTIFS.length)];
  const tone = `hsl(${hue},36%,44%)`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 112" preserveAspectRatio="xMaxYMid slice"><defs>` +
    `<linearGradient id="b" x1=".9" y1="0" x2=".15" y2="1"><stop offset=".2" stop-color="hsl(${hue},42%,22%)"/><stop offset="1" stop-color="hsl(${hue},42%,11%)"/></linearGradient>` +
    `<linearGradient id="f" x1="0" y1=".3" x2="1" y2=".1"><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#fff"/></linearGradient>` +
    `<mask id="m"><path d="M0 0h160v112H0z" fill="url(#f)"/></mask></defs><path d="M0 0h160v112H0z" fill="url(#b)"/>` +
    `<g mask="url(#m)" fill="none" stroke="${tone}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${motif?.(`hsl(${hue},58%,72%)`) ?? ''}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

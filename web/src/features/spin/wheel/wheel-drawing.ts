import { meanColour, sliceColours, type SliceColours } from './wheel-colours.ts';
import type { Pen } from './pen.ts';
import { drawLabel } from './wheel-labels.ts';
import { sliceAngle } from './wheel-motion.ts';

/** [9.29] The style sheet sets a larger limit for kiosks. */
export const WHEEL_MAX_PX = 350;
const WINDOW_SHARE = 0.85;

export function wheelSize(windowWidth: number, limit = WHEEL_MAX_PX): number {
  return Math.floor(Math.min(limit, windowWidth * WINDOW_SHARE));
}

export interface SliceFace {
  label: string;
  bgColor: string;
  textColor: string;
}

export interface WheelFace {
  labels: readonly string[];
  colours: readonly SliceColours[];
}

export function wheelFace(slices: readonly SliceFace[]): WheelFace {
  return { labels: slices.map(({ label }) => label), colours: slices.map(sliceColours) };
}

export interface WheelLook {
  size: number;
  angle: number;
  fontFamily: string;
}

/** The highlighted slice; `none` dims all slices. */
export type Lit = number | 'none';

const TURN = 2 * Math.PI;
const QUARTER = Math.PI / 2;

const PALETTE = {
  rim: '#0e1c30',
  rimEdge: '#2b4058',
  rimLight: '#1a2c45',
  seam: 'rgb(4 11 24 / 0.85)',
  peg: '#f9b94d',
  dot: '#41566e',
  hub: '#081323',
  veil: 'rgb(4 11 24 / 0.66)',
  gold: '#f9b94d',
} as const;

/** Fractions of the radius. */
const RIM_INSIDE = 0.905;
const PEGS_AT = 0.953;

/** Scale the context by the pixel ratio for a sharp result. */
export function drawWheel(pen: Pen, face: WheelFace, look: WheelLook): void {
  const { size, angle } = look;
  const radius = size / 2;
  const slices = face.labels.length;
  const width = sliceAngle(slices);
  pen.clearRect(0, 0, size, size);
  pen.save();
  pen.translate(radius, radius);
  drawRim(pen, radius);
  pen.rotate(angle - QUARTER);
  face.colours.forEach(({ background }, index) => {
    wedge(pen, radius * RIM_INSIDE, index * width, width);
    pen.fillStyle = background;
    pen.fill();
  });
  drawDepth(pen, radius * RIM_INSIDE);
  drawSeams(pen, radius, slices);
  face.labels.forEach((label, index) => {
    pen.save();
    pen.rotate((index + 0.5) * width);
    pen.fillStyle = face.colours[index]?.text ?? PALETTE.gold;
    drawLabel(pen, label, { radius, width, fontFamily: look.fontFamily });
    pen.restore();
  });
  drawPegs(pen, radius, slices);
  pen.restore();
}

/** Rings of one colour, which need no rotation. */
export function drawBlur(pen: Pen, face: WheelFace, size: number): void {
  const radius = size / 2;
  pen.clearRect(0, 0, size, size);
  pen.save();
  pen.translate(radius, radius);
  disc(pen, radius * RIM_INSIDE);
  pen.fillStyle = meanColour(face.colours);
  pen.fill();
  drawDepth(pen, radius * RIM_INSIDE);
  pen.lineWidth = Math.max(1, radius * 0.012);
  for (let ring = 0; ring < 9; ring += 1) {
    pen.strokeStyle = ring % 2 === 0 ? 'rgb(255 255 255 / 0.06)' : 'rgb(4 11 24 / 0.12)';
    disc(pen, radius * (0.36 + ring * 0.06));
    pen.stroke();
  }
  pen.restore();
}

function disc(pen: Pen, radius: number) {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, TURN);
}

function wedge(pen: Pen, radius: number, start: number, width: number) {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.arc(0, 0, radius, start, start + width);
  pen.closePath();
}

function drawRim(pen: Pen, radius: number) {
  const light = pen.createRadialGradient(0, 0, radius * RIM_INSIDE, 0, 0, radius);
  light.addColorStop(0, PALETTE.rim);
  light.addColorStop(0.55, PALETTE.rimLight);
  light.addColorStop(1, PALETTE.rim);
  disc(pen, radius - 0.75);
  pen.fillStyle = light;
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = PALETTE.rimEdge;
  pen.stroke();
}

function drawDepth(pen: Pen, radius: number) {
  const depth = pen.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius);
  depth.addColorStop(0, 'rgb(4 11 24 / 0.55)');
  depth.addColorStop(0.32, 'rgb(4 11 24 / 0.12)');
  depth.addColorStop(0.7, 'rgb(4 11 24 / 0)');
  depth.addColorStop(0.94, 'rgb(4 11 24 / 0.1)');
  depth.addColorStop(1, 'rgb(4 11 24 / 0.42)');
  disc(pen, radius);
  pen.fillStyle = depth;
  pen.fill();
}

function drawSeams(pen: Pen, radius: number, slices: number) {
  pen.lineWidth = Math.max(0.75, radius * (slices > 20 ? 0.005 : 0.009));
  pen.strokeStyle = PALETTE.seam;
  for (let index = 0; slices > 1 && index < slices; index += 1) {
    wedge(pen, radius * RIM_INSIDE, index * sliceAngle(slices), sliceAngle(slices));
    pen.stroke();
  }
}

function drawPegs(pen: Pen, radius: number, slices: number) {
  const width = sliceAngle(slices);
  const size = radius * (slices > 24 ? 0.011 : 0.017);
  const dots = slices > 16 ? 0 : 3;
  for (let index = 0; index < slices; index += 1) {
    dot(pen, radius, { at: index * width, size, colour: PALETTE.peg });
    for (let step = 1; step <= dots; step += 1)
      dot(pen, radius, {
        at: (index + step / (dots + 1)) * width,
        size: radius * 0.008,
        colour: PALETTE.dot,
      });
  }
}

function dot(pen: Pen, radius: number, { at, size, colour }: { at: number; size: number; colour: string }) {
  pen.beginPath();
  pen.arc(Math.cos(at) * radius * PEGS_AT, Math.sin(at) * radius * PEGS_AT, size, 0, TURN);
  pen.fillStyle = colour;
  pen.fill();
}

/** Drawn over the wheel, so that the wheel needs no redraw. */
export function drawLight(
  pen: Pen,
  { size, angle, slices, lit }: { size: number; angle: number; slices: number; lit: Lit },
): void {
  const radius = size / 2;
  const width = sliceAngle(slices);
  const inside = radius * RIM_INSIDE;
  pen.clearRect(0, 0, size, size);
  pen.save();
  pen.translate(radius, radius);
  pen.rotate(angle - QUARTER);
  pen.fillStyle = PALETTE.veil;
  if (lit === 'none') {
    disc(pen, inside);
    pen.fill();
  } else {
    if (slices > 1) {
      wedge(pen, inside, (lit + 1) * width, TURN - width);
      pen.fill();
    }
    wedge(pen, inside - radius * 0.008, lit * width, width);
    pen.lineWidth = Math.max(1.5, radius * 0.016);
    pen.strokeStyle = PALETTE.gold;
    pen.stroke();
  }
  pen.restore();
}

import type { Flaw, Tools } from './tools.ts';

/**
 * Finds what forced colours hide: a selection without its own background, a layer without an edge, and an icon in a colour too near to
 * its background. Runs inside the page, so it may use nothing from outside except the tools.
 */
export function checkForced(tools: Tools): Flaw[] {
  if (!matchMedia('(forced-colors: active)').matches) return [];
  const flaws: Flaw[] = [];
  const report = (element: Element, detail: string) =>
    flaws.push({ kind: 'forced', where: tools.nameOf(element), detail });
  const seen = (selector: string) =>
    [...document.body.querySelectorAll(selector)].filter((element) => tools.isSeen(element));
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const paint = (colour: string) => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = colour;
    canvas?.fillRect(0, 0, 1, 1);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
  };
  const page = paint('Canvas').join();

  for (const selected of seen(
    '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], input[type=checkbox]:checked',
  )) {
    const looks = [getComputedStyle(selected), getComputedStyle(selected, '::before')];
    const isFilled = ({ backgroundColor, content }: CSSStyleDeclaration) =>
      content !== 'none' && (paint(backgroundColor)[3] ?? 0) > 100 && paint(backgroundColor).join() !== page;
    if (!looks.some(isFilled)) report(selected, 'is selected and looks like the others');
  }

  for (const layer of seen('[role=dialog], [role=alertdialog], nav')) {
    const { position, outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(layer);
    const hasEdge = outlineStyle !== 'none' || (borderTopStyle !== 'none' && borderTopWidth !== '0px');
    if (position === 'fixed' && !hasEdge) report(layer, 'has no edge');
  }

  for (const icon of seen('svg.lucide')) {
    const { color, stroke, forcedColorAdjust } = getComputedStyle(icon);
    const around = getComputedStyle(icon.parentElement ?? icon).color;
    if (forcedColorAdjust !== 'none' && stroke === color && color !== around)
      report(icon.parentElement ?? icon, 'has an icon in a colour of its own');
  }
  return flaws;
}

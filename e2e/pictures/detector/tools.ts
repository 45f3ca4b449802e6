export interface Flaw {
  kind:
    | 'clipped'
    | 'overlapped'
    | 'covered'
    | 'target'
    | 'contrast'
    | 'sideways'
    | 'marks'
    | 'broken'
    | 'forced';
  where: string;
  detail: string;
}

export interface TextRun {
  element: HTMLElement;
  node: Node;
  text: string;
  lines: DOMRect[];
  /** How far the ink and the font's box reach above and below the baseline. */
  ink: { width: number; above: number; below: number; fontAbove: number; fontBelow: number };
}

/**
 * Makes the tools of all checks. Runs inside the page, so it may use nothing from outside; checks get the tools as a handle.
 */
export function makeTools() {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=switch], [role=checkbox], [role=radio]';
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('no canvas');

  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 40);

  /** A name such as `dialog › button “Deposit”`, which needs no generated classes. */
  const nameOf = (element: Element) => {
    const place = element.closest(
      'dialog, [role=dialog], [role=alertdialog], [role=region], nav, header, main, footer, aside',
    );
    const tag = (one: Element) => one.getAttribute('role') ?? one.localName;
    const own = `${tag(element)} “${words(element)}”`;
    return place === null || place === element ? own : `${tag(place)} › ${own}`;
  };

  /** A layer over the whole screen or a modal dialog, which hides everything outside it. */
  const veil = [...document.body.querySelectorAll('[role=dialog], [role=alertdialog]')].find((layer) => {
    if (layer.matches('[role=alertdialog][aria-modal=true]')) return true;
    const { left, top, right, bottom } = layer.getBoundingClientRect();
    return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
  });

  /** Whether an element is visible: not hidden, not only for screen readers, and not behind an open dialog. */
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('[inert], [data-base-ui-inert]') !== null) return false;
    if (veil && !veil.contains(element)) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflow, position } = getComputedStyle(at);
      if (clipPath.startsWith('inset(50%') || clipPath.startsWith('inset(100%')) return false;
      const { width, height } = at.getBoundingClientRect();
      if (position === 'absolute' && overflow !== 'visible' && width <= 1 && height <= 1) return false;
    }
    return true;
  };

  const isDisabled = (element: Element) =>
    element.closest(':disabled, [aria-disabled=true], [data-disabled]') !== null;

  /** The boxes around an element that cut off its overflow and do not scroll. */
  const cutters = (element: Element) => {
    const found: { element: Element; box: DOMRect; x: boolean; y: boolean }[] = [];
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    let isFixed = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const x = cuts(style.overflowX) && style.display !== 'inline';
      const y = cuts(style.overflowY) && style.display !== 'inline';
      // Scrolling reveals the overflow, so boxes further out do not count.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if ((x || y) && !isFixed) found.push({ element: at, box: at.getBoundingClientRect(), x, y });
      isFixed ||= style.position === 'fixed';
    }
    return found;
  };

  const inkOf = (element: Element, text: string) => {
    const style = getComputedStyle(element);
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    // A canvas knows no percentages: the next wider keyword.
    const stretch = Number.parseFloat(style.fontStretch);
    canvas.fontStretch = stretch > 90 ? 'normal' : stretch > 75 ? 'semi-condensed' : 'condensed';
    const size = canvas.measureText(text);
    return {
      width: size.width,
      above: size.actualBoundingBoxAscent,
      below: size.actualBoundingBoxDescent,
      fontAbove: size.fontBoundingBoxAscent,
      fontBelow: size.fontBoundingBoxDescent,
    };
  };

  const linesOf = (range: Range) => {
    const lines: DOMRect[] = [];
    for (const box of range.getClientRects()) {
      const last = lines.at(-1);
      if (box.width < 1) continue;
      if (last && Math.abs(last.top - box.top) < 2) {
        const left = Math.min(last.left, box.left);
        lines[lines.length - 1] = new DOMRect(
          left,
          last.top,
          Math.max(last.right, box.right) - left,
          last.height,
        );
      } else lines.push(box);
    }
    return lines;
  };

  const textRuns = (): TextRun[] => {
    const runs: TextRun[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element || /^(script|style|noscript|option|title)$/.test(element.localName))
        continue;
      if (!isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = linesOf(range);
      if (lines.length > 0) runs.push({ element, node, text, lines, ink: inkOf(element, text) });
    }
    return runs;
  };

  const controls = () =>
    [...document.body.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => isSeen(element) && element.getBoundingClientRect().width > 0,
    );

  const pressedAt = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    return { hit, control: hit?.closest<HTMLElement>(CONTROLS) ?? label?.control ?? null };
  };

  /** Whether an element is part of a bar along a whole edge; content scrolls under it. */
  const isBar = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const around = (at.parentElement ?? document.body).getBoundingClientRect();
      if (at.matches('[data-sheet-foot]')) return true;
      const isAtEdge = position === 'fixed' || position === 'sticky' || at.matches('nav, header');
      if (isAtEdge && box.width >= Math.min(innerWidth, around.width) * 0.9 && box.height < innerHeight / 2)
        return true;
    }
    return false;
  };

  /** The visible box in which an element scrolls: the intersection of all its nested scroll containers. */
  const scrollportOf = (element: Element): DOMRect => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  /** Whether an element itself paints pixels. A blended or transparent element hides nothing. */
  const paints = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { mixBlendMode, opacity } = getComputedStyle(at);
      if (mixBlendMode !== 'normal' || opacity === '0') return false;
    }
    if (/^(img|video|canvas|path|circle|ellipse|rect|line|polygon|polyline)$/.test(element.localName))
      return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^(transparent|.*, 0\))$/.test(backgroundColor);
  };

  /** The element painted over a line of text at its start, middle or end; null if the line is out of sight there. */
  const coverOf = (element: Element, { left, right, top, bottom, width }: DOMRect) => {
    const port = scrollportOf(element);
    const edge = Math.min(4, width / 4);
    for (const x of [left + edge, (left + right) / 2, right - edge]) {
      const y = (top + bottom) / 2;
      const isOut = x < Math.max(0, port.left) || x > Math.min(innerWidth - 1, port.right);
      if (isOut || y < Math.max(0, port.top) || y > Math.min(innerHeight - 1, port.bottom)) return null;
      for (const over of document.elementsFromPoint(x, y)) {
        if (over === element || element.contains(over) || over.contains(element)) break;
        if (paints(over)) return over;
      }
    }
    return undefined;
  };

  return {
    nameOf,
    isSeen,
    isDisabled,
    cutters,
    inkOf,
    linesOf,
    textRuns,
    controls,
    pressedAt,
    isBar,
    scrollportOf,
    paints,
    coverOf,
  };
}

export type Tools = ReturnType<typeof makeTools>;

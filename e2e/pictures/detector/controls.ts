import type { Flaw, Tools } from './tools.ts';

/** Both functions run inside the page, so they may use nothing from outside except the tools. */

export function checkControls(tools: Tools, smallest: number): Flaw[] {
  const flaws: Flaw[] = [];
  for (const control of tools.controls()) {
    if (isBelowAnother(control)) continue;
    checkCover(control);
    checkTarget(control);
  }
  return flaws;

  /** A field whose label or box receives the press, such as a checkbox or a file field. */
  function isBelowAnother(control: HTMLElement) {
    return getComputedStyle(control).opacity === '0' || control.tabIndex < 0;
  }

  function checkCover(control: HTMLElement) {
    let over = coverOf(control);
    if (!over) return;
    if (tools.isBar(over)) {
      // A bar may cover it if scrolling uncovers it.
      const scrolled = scrollPositions();
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What covers it there may be something else, such as a toast.
      over = coverOf(control);
      scrolled.restore();
      if (!over) return;
    }
    flaws.push({ kind: 'covered', where: tools.nameOf(control), detail: `by ${tools.nameOf(over)}` });
  }

  /** The element over the centre or a corner of a visible control. */
  function coverOf(control: HTMLElement): Element | undefined {
    const box = seenBox(control);
    if (!box) return undefined;
    // A round control has no corners, so the points move inwards.
    const radius = parseFloat(getComputedStyle(control).borderTopLeftRadius) || 0;
    const isShare = getComputedStyle(control).borderTopLeftRadius.includes('%');
    const inset = (side: number) => {
      const round = isShare ? (radius / 100) * side : Math.min(radius, side / 2);
      return Math.min(side / 2, 8 + round * 0.3);
    };
    const [dx, dy] = [inset(box.width), inset(box.height)];
    const points: [number, number][] = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + dx, box.top + dy],
      [box.right - dx, box.top + dy],
      [box.left + dx, box.bottom - dy],
      [box.right - dx, box.bottom - dy],
    ];
    for (const [x, y] of points) {
      const { hit, control: pressed } = tools.pressedAt(x, y);
      if (!hit || hit === document.documentElement || hit.contains(control) || control.contains(hit))
        continue;
      if (pressed === control || pressed?.contains(control)) continue;
      // A button inside a field (an eye, a unit) is part of it.
      if (control.parentElement?.contains(hit) && control.matches('input, select')) continue;
      return hit;
    }
    return undefined;
  }

  /** The part of a control that its scroll containers show. */
  function seenBox(control: HTMLElement): DOMRect | undefined {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const seen = { left, top, right, bottom };
    const within = (box: { left: number; top: number; right: number; bottom: number }) => {
      seen.left = Math.max(seen.left, box.left);
      seen.top = Math.max(seen.top, box.top);
      seen.right = Math.min(seen.right, box.right);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    };
    within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY !== 'visible') within(at.getBoundingClientRect());
      if (getComputedStyle(at).position === 'fixed') break;
    }
    const isGone = seen.right - seen.left < 4 || seen.bottom - seen.top < 4;
    return isGone
      ? undefined
      : new DOMRect(seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top);
  }

  function checkTarget(control: HTMLElement) {
    const { width, height } = pressBox(control);
    if (tools.isDisabled(control) || isInText(control)) return;
    if (width >= smallest - 0.5 && height >= smallest - 0.5) return;
    if (hasRoomAround(control)) return;
    const size = `${Math.round(width)} × ${Math.round(height)} px, not ${smallest}`;
    flaws.push({ kind: 'target', where: tools.nameOf(control), detail: size });
  }

  /** Includes the labels of a field, which also receive its press. */
  function pressBox(control: HTMLElement) {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const boxes = [control, ...labels].map((part) => part.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return new DOMRect(left, top, right - left, bottom - top);
  }

  function isInText(control: HTMLElement) {
    const around = [...(control.parentElement?.childNodes ?? [])];
    return (
      getComputedStyle(control).display.startsWith('inline') &&
      around.some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    );
  }

  /** A control may receive presses beyond its visible shape. */
  function hasRoomAround(control: HTMLElement) {
    const scrolled = scrollPositions();
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reach = smallest / 2 - 1;
    const isOwn = (atX: number, atY: number) => {
      const pressed = tools.pressedAt(atX, atY).control;
      return pressed !== null && (pressed === control || pressed.contains(control));
    };
    const room =
      isOwn(x, y) && isOwn(x - reach, y) && isOwn(x + reach, y) && isOwn(x, y - reach) && isOwn(x, y + reach);
    scrolled.restore();
    return room;
  }

  function scrollPositions() {
    const kept = [document.documentElement, ...document.body.querySelectorAll('*')]
      .filter(
        (element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      )
      .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
    const restore = () => {
      for (const { element, left, top } of kept) element.scrollTo({ left, top, behavior: 'instant' });
    };
    return { restore };
  }
}

/** Finds everything that scrolls sideways, except rows of cards made for it. */
export function checkSideways(tools: Tools): Flaw[] {
  // Not `innerWidth`: on a phone it grows with what is too wide.
  const page = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const flaws: Flaw[] =
    page > 0 ? [{ kind: 'sideways', where: 'page', detail: `${page} px wider than the screen` }] : [];
  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY, scrollSnapType } = getComputedStyle(element);
    const wider = element.scrollWidth - element.clientWidth;
    const scrolls = /auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY);
    if (wider > 1 && scrolls && scrollSnapType === 'none' && tools.isSeen(element) && element.clientWidth > 0)
      flaws.push({
        kind: 'sideways',
        where: tools.nameOf(element),
        detail: `${wider} px wider than its box`,
      });
  }
  return flaws;
}

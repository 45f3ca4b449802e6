import type { Flaw, Tools } from './tools.ts';

/**
 * Finds text that is cut off, covered, outside its control, or without room for its marks. Runs inside the page, so it may use
 * nothing from outside except the tools.
 */
export function checkTexts(tools: Tools): Flaw[] {
  const flaws: Flaw[] = [];
  const runs = tools.textRuns();
  // Browsers do not know the Thai and Lao words, and may break them within a syllable, or QR between its letters. A Latin word,
  // other than a part of a code or an address, breaks only where it has no room.
  const whole =
    /คิว\u2060?อาร์|แอดมิน|แชท|แท็บ|วอลเล็ต|ผลกระทบ|ໂຫຼ\u2060?ດ|ແທັບ|(?<![\w.@/-])[A-Za-z]{2,20}(?![\w@/-]|\.\w)/gu;
  const report = (kind: Flaw['kind'], element: Element, text: string, detail: string) => {
    flaws.push({ kind, where: tools.nameOf(element), detail: `“${text.slice(0, 40)}” ${detail}` });
  };

  // Decoration that ignores presses can cover text too.
  const solid = new CSSStyleSheet();
  solid.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
  for (const run of runs) {
    checkClipped(run);
    checkMarks(run);
    checkWords(run);
    checkControlBox(run);
    checkCover(run);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
  checkOverlaps();
  checkFields();
  checkSizes();
  return flaws;

  /** The width of the line's box and the height of its ink, because a font's box is higher than its letters. */
  function inkBox({ ink }: (typeof runs)[number], line: DOMRect) {
    const baseline = line.top + ((ink.fontAbove / (ink.fontAbove + ink.fontBelow)) * line.height || 0);
    return { left: line.left, right: line.right, top: baseline - ink.above, bottom: baseline + ink.below };
  }

  function checkClipped(run: (typeof runs)[number]) {
    for (const { element, box, x, y } of tools.cutters(run.element)) {
      for (const line of run.lines) {
        const ink = inkBox(run, line);
        const sideways = x ? Math.max(box.left - ink.left, ink.right - box.right) : 0;
        const updown = y ? Math.max(box.top - ink.top, ink.bottom - box.bottom) : 0;
        if (sideways <= 1 && updown <= 1) continue;
        const far = Math.round(Math.max(sideways, updown));
        return report(
          'clipped',
          run.element,
          run.text,
          `is cut off by ${far} px at ${tools.nameOf(element)}`,
        );
      }
    }
  }

  /** Lines of Thai and Lao need room for marks above and below. */
  function checkMarks(run: (typeof runs)[number]) {
    const height = run.ink.above + run.ink.below;
    const [first, second] = run.lines;
    if (!first || !second || !/[\u0e00-\u0eff]/.test(run.text)) return;
    const step = second.top - first.top;
    if (step > 0 && height > step + 0.5)
      report(
        'marks',
        run.element,
        run.text,
        `needs ${Math.ceil(height)} px a line and has ${Math.round(step)}`,
      );
  }

  function checkWords({ element, node, text }: (typeof runs)[number]) {
    const range = document.createRange();
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(whole)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (tools.linesOf(range).length > 1)
        report('broken', element, text, `breaks “${word}” within the word`);
    }
  }

  function checkControlBox({ element, text, lines }: (typeof runs)[number]) {
    const control = element.closest('a[href], button, [role=button], [role=option], [role=menuitem]');
    // A link within a text breaks with its lines.
    if (!control || (control.localName === 'a' && getComputedStyle(control).display.startsWith('inline')))
      return;
    const box = control.getBoundingClientRect();
    const beyond = Math.max(...lines.flatMap(({ left, right }) => [box.left - left, right - box.right]));
    if (beyond > 1) report('clipped', element, text, `leaves its control by ${Math.round(beyond)} px`);
  }

  /** Bars do not count, because pages scroll below them. */
  function checkCover({ element, text, lines }: (typeof runs)[number]) {
    for (const line of lines) {
      const over = tools.coverOf(element, line);
      if (over && !tools.isBar(over)) return report('covered', element, text, `by ${tools.nameOf(over)}`);
    }
  }

  function checkOverlaps() {
    const boxes = runs.flatMap((run) => run.lines.map((line) => ({ run, ...middle(run, line) })));
    boxes.sort((a, b) => a.top - b.top);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom - 1) break;
        if (other.run === one.run || other.left >= one.right - 1 || other.right <= one.left + 1) continue;
        const [x, y] = [Math.max(one.left, other.left) + 1, Math.max(one.top, other.top) + 1];
        // A text that is scrolled away or under a bar is not visible.
        if (![one, other].every(({ run }) => isUncovered(run.element, x, y))) continue;
        report('overlapped', one.run.element, one.run.text, `overlaps “${other.run.text.slice(0, 40)}”`);
      }
    });
  }

  /** A line without its upper marks, which may reach into the line above. */
  function middle(run: (typeof runs)[number], line: DOMRect) {
    const { left, right, top, bottom } = inkBox(run, line);
    const spare = (bottom - top) * 0.2;
    return { left, right, top: top + spare, bottom };
  }

  function isUncovered(element: Element, x: number, y: number) {
    const box = tools.scrollportOf(element);
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === element || element.contains(over) || over.contains(element)) return true;
      if (tools.paints(over)) return false;
    }
    return true;
  }

  function checkFields() {
    for (const field of document.body.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const text = field.value || field.placeholder;
      if (text === '' || !tools.isSeen(field) || /^(checkbox|radio|file|range)$/.test(field.type)) continue;
      const { above, below, width } = tools.inkOf(field, text);
      const style = getComputedStyle(field);
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (above + below > field.clientHeight + 0.5) report('marks', field, text, 'is higher than its field');
      // Without its first digit, an amount reads as another amount.
      if (field.inputMode === 'decimal' && field.scrollWidth > field.clientWidth + 1)
        report('clipped', field, text, 'is longer than its field');
      // A placeholder cannot be scrolled.
      if (field.value === '' && field.localName === 'input' && width > room + 1)
        report('clipped', field, text, `is ${Math.ceil(width - room)} px too long for its field`);
    }
  }

  /** A size that is computed from the room around a text may come out as nothing. */
  function checkSizes() {
    for (const element of document.body.querySelectorAll<HTMLElement>(':not(svg, svg *)')) {
      if (parseFloat(getComputedStyle(element).fontSize) >= 9 || !tools.isSeen(element)) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own
        .map((node) => node.textContent ?? '')
        .join('')
        .trim();
      if (text !== '') report('clipped', element, text, 'is too small to read');
    }
  }
}

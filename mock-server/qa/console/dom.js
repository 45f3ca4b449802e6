/** The element with this id. @param {string} id */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element ${id}`);
  return element;
}

/**
 * Makes an element. Children are elements or text, never markup, so nothing that a member wrote can become any.
 * @param {string} tag
 * @param {Record<string, string | (() => void)>} [attributes] a function is a click handler
 * @param {(Node | string)[]} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener('click', value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** A button. @param {string} text @param {() => void} act @param {Record<string, string>} [attributes] */
export function button(text, act, attributes = {}) {
  return make('button', { type: 'button', ...attributes, onclick: act }, text);
}

/** One row of a table. @param {...(string | Node | { number: string })} cells */
export function row(...cells) {
  return make(
    'tr',
    {},
    ...cells.map((cell) =>
      typeof cell === 'object' && 'number' in cell
        ? make('td', { class: 'number' }, cell.number)
        : make('td', {}, cell),
    ),
  );
}

const drawn = new WeakMap();

/**
 * Draws a list anew, but only when its data has changed: the focus stays where it is otherwise.
 * @template T
 * @param {string} id @param {T[]} items @param {(item: T) => Node} draw @param {string} empty shown when there is none
 */
export function drawList(id, items, draw, empty) {
  const list = byId(id);
  const data = JSON.stringify(items);
  if (drawn.get(list) === data) return;
  drawn.set(list, data);
  const inTable = list.tagName === 'TBODY';
  const nothing = inTable
    ? make('tr', {}, make('td', { colspan: '9', class: 'quiet' }, empty))
    : make('li', {}, make('span', { class: 'quiet' }, empty));
  list.replaceChildren(...(items.length > 0 ? items.map(draw) : [nothing]));
}

/**
 * Fills a select, keeping what is chosen.
 * @param {string} id @param {string[]} values @param {string} [chosen]
 */
export function fillSelect(id, values, chosen) {
  const select = /** @type {HTMLSelectElement} */ (byId(id));
  const now = [...select.options].map((option) => option.value);
  if (JSON.stringify(now) !== JSON.stringify(values)) {
    const before = select.value;
    select.replaceChildren(...values.map((value) => make('option', { value }, value)));
    if (values.includes(before)) select.value = before;
  }
  if (chosen !== undefined) select.value = chosen;
}

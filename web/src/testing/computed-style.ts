// Queries by role request the computed style of every element and its ancestors, and jsdom matches its whole style sheet each
// time: a fifth of the time of these tests. No other sheet is loaded, so the defaults of an element are computed once.
const compute = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** The attributes that the browser's style sheet uses to distinguish elements of one name. */
const ATTRIBUTES = ['hidden', 'open', 'type'] as const;

function displayOf(element: Element): string {
  const own = (element as Partial<HTMLElement>).style?.display ?? '';
  if (own !== '') return own;
  // JSON distinguishes an attribute without a value from an absent one.
  const key = JSON.stringify([
    element.namespaceURI,
    element.localName,
    ...ATTRIBUTES.map((name) => element.getAttribute(name)),
  ]);
  const known = displays.get(key);
  if (known !== undefined) return known;
  const display = compute(element).display;
  displays.set(key, display);
  return display;
}

/** Visibility is inherited. */
function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = (one as Partial<HTMLElement>).style?.visibility ?? '';
    if (own !== '') return own;
  }
  return 'visible';
}

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return compute(element, pseudo);
  const answers: Record<string, () => string> = {
    display: () => displayOf(element),
    visibility: () => visibilityOf(element),
  };
  let computed: CSSStyleDeclaration | undefined;
  const rest = () => (computed ??= compute(element));
  const getPropertyValue = (name: string) => answers[name]?.() ?? rest().getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      const answer = typeof name === 'string' ? answers[name] : undefined;
      const value: unknown = answer ? answer() : Reflect.get(rest(), name, rest());
      return value;
    },
  });
};

import { type CssNode, parse, walk } from 'css-tree';

/** @returns how many rules of a style sheet apply only at the kiosk */
export function kioskRules(css: string): number {
  let count = 0;
  walk(parse(css), {
    visit: 'Rule',
    enter({ prelude }) {
      if (prelude.type === 'SelectorList' && prelude.children.toArray().every(isKiosk)) count += 1;
    },
  });
  return count;
}

function isKiosk(selector: CssNode): boolean {
  if (selector.type !== 'Selector') return false;
  const [element, device] = selector.children.toArray();
  return (
    element?.type === 'TypeSelector' &&
    element.name === 'html' &&
    device?.type === 'AttributeSelector' &&
    device.name.name === 'data-device'
  );
}

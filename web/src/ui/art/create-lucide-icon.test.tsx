import * as lucide from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createLucideIcon, { type IconData } from './create-lucide-icon.tsx';

const modules = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The icons that the app imports. */
const used = new Set(
  Object.values(modules).flatMap((code) =>
    [...code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((one) => one.trim())
      .filter((one) => /^[A-Z]/.test(one)),
  ),
);

type Props = ComponentProps<'svg'> & { size?: number };
const looks: Props[] = [
  {},
  { size: 16 },
  { className: 'small quiet' },
  { 'aria-hidden': true },
  { 'aria-label': 'Deposit', role: 'img' },
  { strokeWidth: 1.5, style: { color: 'red' } },
];

/** The drawing that the library passes on to its renderer. */
const dataOf = (icon: unknown) => {
  const { render } = icon as { render: (props: object, ref: null) => { props: { icon: IconData } } };
  return render({}, null).props.icon;
};
/** Markup without the order of attributes. */
const partsOf = (markup: string) =>
  markup.split(/(?<=>)/).map((tag) => tag.match(/[\w-]+="[^"]*"|[^\s"]+/g)?.sort());

describe('the icons of the built app', () => {
  it('look like those of the library', () => {
    expect(used.size).toBeGreaterThan(40);
    for (const name of used) {
      const icon = lucide[name as keyof typeof lucide] as ComponentType<Props>;
      const Lean = createLucideIcon(dataOf(icon));
      const Icon = icon;
      for (const props of looks)
        expect(partsOf(renderToStaticMarkup(<Lean {...props} />)), name).toEqual(
          partsOf(renderToStaticMarkup(<Icon {...props} />)),
        );
    }
  });
});

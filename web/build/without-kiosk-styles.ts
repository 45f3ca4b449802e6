import type { Plugin } from 'vite';

const KIOSK = /^(?::global\()?html\[data-device='kiosk'\]/;

/** Leaves rules that apply only at the kiosk, whose app has a build of its own, out of the member app's styles. */
export function withoutKioskStyles(): Plugin {
  return {
    name: 'wallet:without-kiosk-styles',
    apply: 'build',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'wallet:without-kiosk-styles',
              Rule(rule) {
                if (rule.selectors.every((selector) => KIOSK.test(selector))) rule.remove();
              },
            },
          ],
        },
      },
    }),
  };
}

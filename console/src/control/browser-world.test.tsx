import { createRoot } from 'react-dom/client';
import { describe, it } from 'vitest';
import { shows } from '../testing/hands.ts';
import { enterWorld, useBrowserWorld } from './browser-world.ts';

/** Renders once, and again only if the hook asks for it. */
function Shown() {
  return <p>the apps use {useBrowserWorld()}</p>;
}

describe('the world of this browser’s apps', () => {
  it('is demo at first, and followed after a switch here, in another tab, and by the browser’s own report', async () => {
    const cookieStore = new EventTarget();
    Object.assign(window, { cookieStore });
    document.body.innerHTML = '<div id="root"></div>';
    const root = createRoot(document.getElementById('root')!);
    document.cookie = 'mock-world=; Path=/; Max-Age=0';
    root.render(<Shown />);
    await shows('the apps use demo');
    enterWorld('one');
    await shows('the apps use one');
    document.cookie = 'mock-world=two; Path=/';
    window.dispatchEvent(new Event('focus'));
    await shows('the apps use two');
    document.cookie = 'mock-world=three; Path=/';
    cookieStore.dispatchEvent(new Event('change'));
    await shows('the apps use three');
    root.unmount();
    Reflect.deleteProperty(window, 'cookieStore');
  });
});

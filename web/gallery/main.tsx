import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../src/ui/styles/index.css';
import '../src/ui/styles/mist.css';
import type { Language } from '../src/ui/form/language-select.tsx';
import { Toaster } from '../src/ui/toast/toast.tsx';
import { Gallery } from './gallery.tsx';
import { PublicScreen } from './public-screen.tsx';

/**
 * Shows every component in every state; only the `vite` dev server serves it.
 * Query: lang (th, lo, en), device (kiosk), orientation (landscape), screen (public), keypad (height in rem).
 */
const query = new URLSearchParams(window.location.search);
const language = (query.get('lang') ?? 'th') as Language;
const page = document.documentElement;
page.lang = language;
for (const name of ['device', 'orientation', 'theme'] as const) {
  const value = query.get(name);
  if (value) page.dataset[name] = value;
}
const keypad = query.get('keypad');
if (keypad) page.style.setProperty('--keypad-height', `${keypad}rem`);

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <MemoryRouter>
    {query.get('screen') === 'public' ? (
      <PublicScreen language={language} />
    ) : (
      <Gallery language={language} open={query.get('open')} />
    )}
    <Toaster label="Toasts" />
  </MemoryRouter>,
);

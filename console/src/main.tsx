import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HashRouter } from 'react-router-dom';
import 'web/styles.css';
import 'web/mist.css';
import './console.css';
import { Console } from './app/console.tsx';
import { createQueries } from './app/create-queries.ts';
import { startTexts } from './app/texts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const texts = await startTexts();
const queries = createQueries();

createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        {/* Without transitions, a chosen member applies at once: a press right after it must not act on the one before. */}
        <HashRouter useTransitions={false}>
          <Console />
        </HashRouter>
      </QueryClientProvider>
    </I18nextProvider>
  </StrictMode>,
);

import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** The build that web and kiosk share; `root` is the package that has the `index.html`. */
export function appConfig(root: string): UserConfig {
  return {
    root,
    base: '/',
    plugins: [react()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      // Pictures stay files: they load when seen, and scripts stay small.
      assetsInlineLimit: 0,
      // Every supported browser has it; the polyfill would be bytes for nothing.
      modulePreload: { polyfill: false },
    },
  };
}

export default defineConfig(({ command }) => ({
  ...appConfig(import.meta.dirname),
  ...(command === 'serve' ? { server: { proxy: devProxy(process.env['MOCK_PORT'] ?? '4000') } } : {}),
}));

function devProxy(mockPort: string) {
  const target = `http://127.0.0.1:${mockPort}`;
  return { '/api': { target }, '/socket.io': { target, ws: true } };
}

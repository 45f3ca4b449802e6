import { defineConfig } from 'vite';
import { appConfig } from 'web/vite';

export default defineConfig(appConfig(import.meta.dirname));

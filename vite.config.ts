import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserBoundary } from './scripts/browser-boundary.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), browserBoundary()],
  environments: {
    ssr: { build: { rollupOptions: { input: './src/entry/index.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});

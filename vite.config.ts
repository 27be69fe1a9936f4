import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserBoundary } from './scripts/browser-boundary.ts';
import { precompress } from './scripts/precompress.ts';

/**
 * Left to itself the bundler cuts a file for every set of pages that share something, three dozen of a few hundred bytes
 * each, which pack badly. What most pages share travels as one file instead; React keeps its own, because it changes less.
 */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    { name: 'shared', test: /[\\/](src|lucide-react)[\\/]/, minShareCount: 5 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), browserBoundary(), precompress()],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: chunks } } } },
    ssr: { build: { rollupOptions: { input: './src/entry/index.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});

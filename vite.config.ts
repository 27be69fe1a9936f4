import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserBoundary } from './scripts/browser-boundary.ts';
import { offlineWorker } from './scripts/offline-worker.ts';
import { precompress } from './scripts/precompress.ts';

/**
 * Left to itself the bundler cuts a file for every set of pages that share something, three dozen of a few hundred bytes
 * each, which pack badly. What most pages share travels as one file instead, but not what only the eight kinds of detail
 * pages share: a list does not wait for it. What the root needs is one file, and so is what forms need. React keeps its own
 * file, because it changes less.
 */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    { name: 'shell', test: /[\\/]src[\\/]web[\\/](root|entry\.client)\.tsx/, priority: 1 },
    { name: 'forms', test: /[\\/]src[\\/]ui[\\/](field|notice)\.tsx/, minShareCount: 2, priority: 1 },
    {
      name: 'meta',
      test: /[\\/]src[\\/]web[\\/](seo[\\/](page-meta|json-ld)|root-data)\./,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'cards',
      test: /[\\/]src[\\/](modules[\\/]catalog[\\/]view[\\/]product-card|ui[\\/](price|rating|badge|card-row|picture))\.tsx/,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'shared', test: /[\\/](src|lucide-react)[\\/]/, minShareCount: 10 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), browserBoundary(), offlineWorker(), precompress()],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: chunks } } } },
    ssr: { build: { rollupOptions: { input: './src/entry/index.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});

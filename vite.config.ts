import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserBoundary } from './scripts/browser-boundary.ts';
import { lateGroups } from './scripts/late-chunks.ts';
import { officeBuild } from './scripts/office-build.ts';
import { offlineWorker } from './scripts/offline-worker.ts';
import { precompress } from './scripts/precompress.ts';
import { putStandIns } from './scripts/stand-ins.ts';
import { startScript } from './scripts/start-script.ts';

/** What forms are made of. */
const formPart = /[\\/]src[\\/]ui[\\/](field|notice)\./;

/** The small parts that the page of every product shows, and some other pages. */
const smallPart =
  /[\\/]src[\\/]ui[\\/](price|rating|badge|table|sign-list|stars)\.|[\\/]maps-link\.|[\\/]icons[\\/](external-link|users)\./;

/** What may travel to every page: not what only forms and cards show, because articles and lists do not wait for these. */
const common =
  /[\\/]src[\\/](?!ui[\\/](card-row|picture)\.|modules[\\/]catalog[\\/]view|web[\\/]parts[\\/]bots[\\/])/;

/** What is said of the kinds of product and of a trip: lists, forms and articles begin without it. */
const tripWords =
  /[\\/]src[\\/](modules[\\/]catalog[\\/]kinds[\\/]|web[\\/]parts[\\/](trip-search[\\/](describe|write)-trip-search|plans[\\/]plan-paths)\.)/;

/** The priority of what pages begin with; below it is what wakes later. */
const first = 40;

/**
 * Left to itself the bundler cuts a file for every set of pages that share something, three dozen of a few hundred bytes
 * each, which pack badly. What most pages share travels as one file instead, and so does what the root needs, but not the
 * entry, which must not run before a page has told it about its routes. React keeps its own file, because it changes less.
 */
const chunks = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: first + 2,
    },
    { name: 'shell', test: /[\\/]src[\\/]web[\\/]root\.tsx/, priority: first + 1 },
    {
      name: 'meta',
      test: /[\\/]src[\\/]web[\\/]app[\\/](seo[\\/](page-meta|json-ld)|root-data)\./,
      minShareCount: 2,
      priority: first + 1,
    },
    {
      name: 'shared',
      test: (id: string) =>
        common.test(id) && !smallPart.test(id) && !formPart.test(id) && !tripWords.test(id),
      minShareCount: 12,
      priority: first,
    },
    { name: 'trip-words', test: tripWords, minShareCount: 12, priority: first },
    // What the search bar shows once it is opened.
    {
      name: 'search-icons',
      test: /[\\/]icons[\\/](arrow-right|rotate-cw|bed-double|map|ship)\./,
      minShareCount: 2,
      priority: first,
    },
    // Apart from what every page shares, because lists, articles and forms need none of them.
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 12, priority: first },
    { name: 'form-parts', test: formPart, minShareCount: 2, priority: first },
    { name: 'small-parts', test: smallPart, minShareCount: 2, priority: first },
    // What wakes on every page, with what each page begins with apart.
    ...lateGroups(first),
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    putStandIns(),
    officeBuild(),
    browserBoundary(),
    offlineWorker(),
    startScript(),
    precompress(),
  ],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: chunks } } } },
    ssr: {
      build: { rollupOptions: { input: './src/entry/index.ts' } },
      // Its icons are drawn as in a browser; in development the package is as it is.
      ...(command === 'build' && { resolve: { noExternal: ['lucide-react'] } }),
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
}));

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserBoundary } from '../../scripts/browser-boundary.ts';
import { precompress } from '../../scripts/precompress.ts';

/** What both faces share keeps its state in one place: the office's build leaves it to the one that takes this one in. */
const ofTheHouse = /^#(platform|modules|reference-data|import|simulators|db)\//;

/** The staff's face is built by itself, so that nothing of it changes a byte of the visitors'. Decision 0028. */
export default defineConfig(({ command }) => ({
  base: '/quan-tri/',
  plugins: [tailwindcss(), reactRouter(), browserBoundary(), precompress()],
  ...(command === 'build' && {
    environments: { ssr: { build: { rollupOptions: { external: ofTheHouse } } } },
  }),
  build: { target: 'es2023', assetsInlineLimit: 0, emptyOutDir: true },
}));

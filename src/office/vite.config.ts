import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserBoundary } from '../../scripts/browser-boundary.ts';
import { precompress } from '../../scripts/precompress.ts';

/** Modules shared with the site keep their state in one place: the office's build leaves them external to the build that loads it. */
const ofTheHouse = /^#(platform|modules|reference-data|import|simulators|db)\//;

/** The office's frontend is a build of its own, so that it does not change a byte of the site's. Decision 0028. */
export default defineConfig(({ command }) => ({
  base: '/quan-tri/',
  plugins: [tailwindcss(), reactRouter(), browserBoundary(), precompress()],
  ...(command === 'build' && {
    environments: { ssr: { build: { rollupOptions: { external: ofTheHouse } } } },
  }),
  build: { target: 'es2023', assetsInlineLimit: 0, emptyOutDir: true },
}));

import { createServer } from 'vite';

/** The site in development: sources are read as they are, and the browser follows every change. */
process.env.NODE_ENV ??= 'development';
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { serve } = await vite.ssrLoadModule('/src/entry/serve.ts');
await serve({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  middleware: vite.middlewares,
});

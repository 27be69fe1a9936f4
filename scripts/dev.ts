import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'vite';

/** The development server: runs from source, with hot reloading in the browser. */
process.env.NODE_ENV ??= 'development';
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const office = await createServer({
  root: 'src/office',
  server: { middlewareMode: true },
  appType: 'custom',
  // Here the office has its own copy of the modules, and so of the counters for /metrics.
  ssr: { noExternal: ['prom-client'], optimizeDeps: { include: ['prom-client'] } },
});
const { serve } = await vite.ssrLoadModule('/src/entry/serve.ts');
await serve({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  officeBuild: () => office.ssrLoadModule('virtual:react-router/server-build'),
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { url } = request;
    if (!url?.startsWith('/quan-tri')) return vite.middlewares(request, response, next);
    // Vite strips its base from the URL of requests that it does not answer itself.
    office.middlewares(request, response, () => {
      request.url = url;
      next();
    });
  },
});

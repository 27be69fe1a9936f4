import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'vite';

/** The site in development: sources are read as they are, and the browser follows every change. */
process.env.NODE_ENV ??= 'development';
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const office = await createServer({
  root: 'src/office',
  server: { middlewareMode: true },
  appType: 'custom',
  // The office has a copy of the modules of its own here, and with them of what counts for /metrics.
  ssr: { noExternal: ['prom-client'], optimizeDeps: { include: ['prom-client'] } },
});
const { serve } = await vite.ssrLoadModule('/src/entry/serve.ts');
await serve({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  officeBuild: () => office.ssrLoadModule('virtual:react-router/server-build'),
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { url } = request;
    if (!url?.startsWith('/quan-tri')) return vite.middlewares(request, response, next);
    // Vite takes its base away from the address of what it does not answer itself.
    office.middlewares(request, response, () => {
      request.url = url;
      next();
    });
  },
});

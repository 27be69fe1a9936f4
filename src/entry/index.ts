import { serve } from './server.ts';

/** `node build/server/index.js`: starts the site. */
if (process.argv[1]?.endsWith('build/server/index.js')) {
  await serve(() => import('virtual:react-router/server-build')).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

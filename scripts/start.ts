import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.ts';

process.env.NODE_ENV ??= 'production';
await buildIfStale();
const { main } = await import(pathToFileURL('build/server/index.js').href);
await main();

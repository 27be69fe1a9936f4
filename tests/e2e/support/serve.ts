import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeDataFolder } from '#tests/support/data-folder.ts';

/** The built site for the journeys: the demo catalogue in a data folder of its own, deleted when it ends. */
const folder = process.env.E2E_DATA_DIR ?? makeDataFolder('journeys');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
  NODE_ENV: 'production',
  PORT: process.env.E2E_PORT,
  DATA_DIR: folder,
  DATABASE_URL: '',
  CATALOGUE: 'demo',
  DEMO_TRADE: 'false',
  PAYMENT_MODE: 'simulator',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: 'false',
  // Tested by images.test.ts; for hundreds of pictures AVIF would take a seventh of the journeys' processor time.
  AVIF: 'false',
  SHUTDOWN_PAUSE_SECONDS: '0',
});
const { main } = await import(pathToFileURL(resolve('build/server/index.js')).href);
await main();

import { freePort } from '#platform/db/free-port.ts';
import { type Child, type Stops, startChild } from './start-child.ts';

export interface Site extends Child {
  url: string;
}

/** Starts the site as `npm start` does, in a process of its own. */
export async function startSite(
  stops: Stops,
  env: { DATA_DIR: string } & Record<string, string>,
): Promise<Site> {
  const port = String(await freePort());
  const child = await startChild(stops, 'scripts/start.ts', {
    env: { PORT: port, LOG_LEVEL: 'error', SHUTDOWN_PAUSE_SECONDS: '0', ...env },
    readyLine: 'is open at',
  });
  return { ...child, url: `http://127.0.0.1:${port}` };
}

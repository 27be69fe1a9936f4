import type { ServerBuild } from 'react-router';
import { loadConfig } from '#platform/config/config.ts';
import { createApp } from './create-app.ts';
import { createHttpServer, type Middleware } from './http-server.ts';
import { startJobs } from './jobs.ts';
import { openDatabase } from './open-database.ts';
import { seedWhenEmpty } from './seed.ts';

/** Where the pages come from: a finished build with its files, or Vite in development. */
export interface Site {
  build: () => Promise<ServerBuild>;
  clientFolder?: string;
  middleware?: Middleware;
}

/** Starts the site: database, migrations, demo catalogue when empty, jobs, HTTP. Resolves when visitors can come in. */
export async function serve(site: Site) {
  const startedAt = performance.now();
  const config = loadConfig();
  const say = (line: string) => console.log(line);
  const database = await openDatabase(config, say);
  const app = createApp(config, database.url);
  await seedWhenEmpty(app, say);
  const jobs = await startJobs(app);
  const server = await createHttpServer(app, site);
  await server.listen({ port: config.PORT, host: config.HOST });
  say(`Nẻo Việt is open at ${config.publicUrl} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const force = setTimeout(() => process.exit(1), 15_000).unref();
    jobs.stop();
    await server.close();
    await app.close();
    await database.stop();
    clearTimeout(force);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return { app, server, stop };
}

import { type Site, serve } from '#entry/serve.ts';

/** The pages of the finished build, imported once: resolving the module again would delay every page. */
export const site: Site = {
  build: once(() => import('virtual:react-router/server-build')),
  officeBuild: once(() => import('virtual:office/server-build')),
  clientFolder: 'build/client',
  officeFolder: 'build-office/client',
};

/** Starts the site from the finished build; on failure prints a line and ends the process. */
export async function main(): Promise<void> {
  await serve(site).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

// Benchmarks assemble the parts of the finished build themselves, to measure the code that visitors get.
export { loadConfig } from '#platform/config/config.ts';
export { createApp } from './create-app.ts';
export { createHttpServer } from './create-http-server.ts';
export { openDatabase } from './open-database.ts';

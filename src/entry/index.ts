import { type Site, serve } from '#entry/serve.ts';

/** The pages of the finished build, which stays the same: looking for a module anew takes a while at each page. */
export const site: Site = {
  build: once(() => import('virtual:react-router/server-build')),
  officeBuild: once(() => import('virtual:office/server-build')),
  clientFolder: 'build/client',
  officeFolder: 'build-office/client',
};

/** Starts the site from the finished build; ends the process with a line when that is not possible. */
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

// The benchmarks put the parts of the finished build together themselves, to measure the same code that visitors get.
export { loadConfig } from '#platform/config/config.ts';
export { createApp } from './create-app.ts';
export { createHttpServer } from './create-http-server.ts';
export { openDatabase } from './open-database.ts';

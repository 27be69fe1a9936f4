import { serve } from './server.ts';

/** Starts the site from the finished build; ends the process with a line when that is not possible. */
export async function main(): Promise<void> {
  await serve({
    build: () => import('virtual:react-router/server-build'),
    clientFolder: 'build/client',
  }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

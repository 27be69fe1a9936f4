import { readCommandLine } from '#office/commands/read-command-line.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createApp } from './create-app.ts';
import { joinDatabase } from './open-database.ts';

/** Command line for what must work without a browser: `npm run office -- <command> …`. */
const read = readCommandLine(process.argv.slice(2));
const reply = 'run' in read ? await (read.isAlone ? read.run(null) : openAndRun(read.run)) : read;
console.log(reply.lines.join('\n'));
process.exit(reply.isRefused ? 1 : 0);

/** Works with or without a running site; jobs that a command queues wait for the site's workers. */
async function openAndRun(run: Extract<typeof read, { run: unknown }>['run']) {
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const database = await joinDatabase(config);
  const app = createApp(config, database.url);
  try {
    await app.worker.start([]);
    return await run(app);
  } finally {
    await app.close();
    await database.stop();
  }
}

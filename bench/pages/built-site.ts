import { pathToFileURL } from 'node:url';
import { watchStatements } from './watch-statements.ts';

/**
 * A program: the finished build with HTTP and pages but without jobs and sweeps, so that all of its load comes from pages.
 * Answers questions about them.
 */
export type Question =
  /** SQL statements since the last question. */
  | { ask: 'statements' }
  /** Total processor time so far, of all threads of the process. */
  | { ask: 'cpu' };

export interface Answers {
  statements: string[];
  cpu: { cpuMs: number };
}

const built = (await import(
  pathToFileURL('build/server/index.js').href
)) as typeof import('../../src/entry/index.ts');
const statements = watchStatements();

const config = built.loadConfig();
const database = await built.openDatabase(config, () => {});
const app = built.createApp(config, database.url);
const server = await built.createHttpServer(app, built.site);
await server.listen({ port: config.PORT, host: config.HOST });

process.on('message', (question: Question) => process.send?.(answer(question)));
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.('ready');

function answer(question: Question): Answers[Question['ask']] {
  switch (question.ask) {
    case 'statements':
      return statements.splice(0);
    case 'cpu':
      return { cpuMs: cpuMs() };
  }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function stop() {
  await server.close();
  await app.close();
  await database.stop();
  process.exit(0);
}

import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { keepPage, type RenderedPage, renderReactAlone } from './react-alone.ts';
import { watchStatements } from './watch-statements.ts';

/**
 * A program: the finished build with HTTP and pages but without jobs and sweeps, so that what it uses and asks is for
 * pages. Answers questions about them.
 */
export type Question =
  /** The SQL since the last question. */
  | { ask: 'statements' }
  /** Processor time so far, of all threads of the process. */
  | { ask: 'cpu' }
  /** Keep what the next page hands to React. */
  | { ask: 'keep' }
  /** Render the kept page so many times by React alone. */
  | { ask: 'react'; times: number };

export interface Answers {
  statements: string[];
  cpu: { cpuMs: number };
  keep: null;
  react: { cpuMs: number; html: string };
}

const built = (await import(
  pathToFileURL('build/server/index.js').href
)) as typeof import('../../src/entry/index.ts');
const statements = watchStatements();
let isKeeping = false;
let kept: RenderedPage | undefined;

const config = built.loadConfig();
const database = await built.openDatabase(config, () => {});
const app = built.createApp(config, database.url);
const build = keepPages(await built.site.build());
const server = await built.createHttpServer(app, { ...built.site, build: async () => build });
await server.listen({ port: config.PORT, host: config.HOST });

process.on('message', async (question: Question) => process.send?.(await answer(question)));
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.('ready');

async function answer(question: Question): Promise<Answers[Question['ask']]> {
  switch (question.ask) {
    case 'statements':
      return statements.splice(0);
    case 'cpu':
      return { cpuMs: cpuMs() };
    case 'keep':
      isKeeping = true;
      return null;
    case 'react':
      return renderAgain(question.times);
  }
}

async function renderAgain(times: number): Promise<Answers['react']> {
  if (!kept) throw new Error('No page was kept');
  const before = cpuMs();
  let html = '';
  for (let time = 0; time < times; time++) html = await renderReactAlone(kept);
  return { cpuMs: cpuMs() - before, html };
}

/** The same build, whose pages can be kept on their way to React. */
function keepPages(watched: ServerBuild): ServerBuild {
  const { module } = watched.entry;
  const render: typeof module.default = async (request, status, headers, context, ...rest) => {
    if (!isKeeping) return module.default(request, status, headers, context, ...rest);
    isKeeping = false;
    const keeping = await keepPage(request.url, context);
    kept = keeping.page;
    return module.default(request, status, headers, keeping.context, ...rest);
  };
  return { ...watched, entry: { ...watched.entry, module: { ...module, default: render } } };
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

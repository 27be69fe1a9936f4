import cluster from 'node:cluster';
import type { ServerBuild } from 'react-router';
import { createApp } from '#entry/create-app.ts';
import { createHttpServer, type Middleware } from '#entry/create-http-server.ts';
import { forkWebProcesses } from '#entry/fork-web-processes.ts';
import { knowQueues, startJobs } from '#entry/jobs.ts';
import { openDatabase } from '#entry/open-database.ts';
import { seed } from '#entry/seed.ts';
import { shutDown } from '#entry/shut-down.ts';
import { warmUp } from '#entry/warm-up.ts';
import { ensureAdministrator, ensureDemoStaff } from '#modules/identity/commands/ensure-administrator.ts';
import { findInvitation, invitationToken } from '#modules/identity/invitations/invitations.ts';
import type { App, RunningApp } from '#platform/app.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import { loadSecrets } from '#platform/config/secrets.ts';
import { boundLog } from '#platform/db/bound-log.ts';
import { databaseHome, databaseOwner } from '#platform/db/embedded/database-owner.ts';
import { requireNotices } from '#platform/db/require-notices.ts';
import { requireRightClock } from '#platform/time/clock-skew.ts';
import { startSpans } from '#platform/tracing/start-spans.ts';

/** Source of the pages: a finished build with its files, or Vite in development. */
export interface Site {
  build: () => Promise<ServerBuild>;
  /** The office for staff, a build of its own. */
  officeBuild: () => Promise<ServerBuild>;
  clientFolder?: string;
  officeFolder?: string;
  middleware?: Middleware;
}

/** Gets the signal, or none when the start failed. */
type Stop = (signal?: NodeJS.Signals) => unknown;

/** Time limit after which shutdown counts as failed; systemd kills after 90 s, Kubernetes after 30. */
const lastMomentMs = 28_000;

/**
 * Starts the site: database, migrations, demo catalogue when empty, jobs, HTTP. Resolves when visitors can come in.
 * With WEB_CONCURRENCY above 1 this process keeps database and jobs, and forked processes answer visitors.
 * @throws when something does not start; what was started before is stopped again
 */
export async function serve(site: Site): Promise<{ app: RunningApp }> {
  const startedAt = performance.now();
  const stops: Stop[] = [];
  stopOnSignals(stops);
  try {
    const config = await withSimulator(loadConfig(), stops);
    const { OTEL_EXPORTER_OTLP_ENDPOINT: traces, TRACE_SHARE } = config;
    if (traces) stops.push(await startSpans(traces, TRACE_SHARE));
    const app = cluster.isPrimary ? await open(config, stops) : await openAsWeb(config, stops);
    if (cluster.isPrimary && config.WEB_CONCURRENCY > 1) {
      stops.push(await forkWebProcesses(config.WEB_CONCURRENCY, { DATABASE_URL: app.databaseUrl }));
    } else {
      const server = await createHttpServer(app, site);
      stops.push((signal) => shutDown(server, app, signal === 'SIGTERM' ? config.SHUTDOWN_PAUSE_SECONDS : 0));
      await server.listen({ port: config.PORT, host: config.HOST });
      if (site.clientFolder) stops.push(warmUp(server, app).stop);
    }
    if (cluster.isPrimary) {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`Nẻo Việt is open at ${config.publicUrl} (${seconds} s)`);
    }
    return { app };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

/** Outside live mode the payment providers are simulated; further processes get the simulator's address. */
async function withSimulator(config: Config, stops: Stop[]): Promise<Config> {
  if (config.PAYMENT_MODE === 'live' || config.PAYMENT_SIMULATOR_URL) return config;
  const { startSimulator } = await import('#simulators/providers/simulator.ts');
  const simulator = await startSimulator({
    shopUrl: `http://127.0.0.1:${config.PORT}`,
    bankKey: () => loadSecrets(config).bankWebhook,
  });
  stops.push(simulator.stop);
  process.env.PAYMENT_SIMULATOR_URL = simulator.url;
  return loadConfig();
}

async function open(config: Config, stops: Stop[]): Promise<RunningApp> {
  const log = (line: string) => console.log(line);
  const database = await openDatabase(config, log);
  stops.push(() => database.stop());
  if (!config.DATABASE_URL) stops.push(keepLogShort(config));
  const app = createApp(config, database.url);
  stops.push(() => app.close());
  await requireRightClock(app.db);
  // Skipped for the embedded server, which is no pooler, as the check takes a moment.
  if (config.DATABASE_URL) await requireNotices(app.db, app.directUrl);
  const { isNewDemo } = await seed(app, log);
  await openOffice(app, log);
  if (config.JOBS) {
    const jobs = await startJobs(app);
    stops.push(() => jobs.stop());
  } else await knowQueues(app.worker);
  if (isNewDemo && config.DEMO_TRADE) await playTrade(app, log);
  return app;
}

async function playTrade(app: RunningApp, log: (line: string) => void): Promise<void> {
  const { loadTrade } = await import('#import/trade/load-trade.ts');
  log(`Invented ${await loadTrade(app)} bookings (DEMO_TRADE=false leaves them out)`);
}

function keepLogShort({ DATA_DIR }: Config): Stop {
  const home = databaseHome(DATA_DIR, databaseOwner());
  boundLog(home);
  const timer = setInterval(() => boundLog(home), 60_000);
  return () => clearInterval(timer);
}

/** A further web process: the database is open and migrated already, and the primary process runs the jobs. */
async function openAsWeb(config: Config, stops: Stop[]): Promise<RunningApp> {
  if (!config.DATABASE_URL)
    throw new Error('A web process needs the DATABASE_URL of the one that started it');
  const app = createApp(config, config.DATABASE_URL);
  stops.push(() => app.close());
  await requireRightClock(app.db);
  await app.worker.start([]);
  return app;
}

/** Stops in reverse order of the start. */
async function stopAll(stops: Stop[], signal?: NodeJS.Signals): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop(signal);
}

function stopOnSignals(stops: Stop[]): void {
  let isStopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), lastMomentMs).unref();
    await stopAll(stops, signal);
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/**
 * Gives a new installation its first staff access: the administrator named in the environment, or else a link that is
 * printed once. In simulator mode there are the demo's staff instead.
 */
async function openOffice(app: App, log: (line: string) => void): Promise<void> {
  const { OFFICE_EMAIL: email, OFFICE_PASSWORD: password, PAYMENT_MODE, publicUrl } = app.config;
  const now = app.clock.now();
  const given = email && password ? { email, password } : null;
  const invitationId = await app.db.transaction().execute(async (tx) => {
    if (PAYMENT_MODE === 'simulator') await ensureDemoStaff(tx, now);
    return given || PAYMENT_MODE === 'live' ? ensureAdministrator(tx, given, now) : null;
  });
  const invitation = invitationId && (await findInvitation(app.db, invitationId, now));
  if (!invitation) return;
  log('Nobody works here yet. Who opens this link becomes the first administrator, once, within a week:');
  log(`${publicUrl}/quan-tri/dang-nhap/loi-moi/${invitationToken(app.secrets.token, invitation)}`);
}

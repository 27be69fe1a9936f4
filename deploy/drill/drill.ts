import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';
import { compare } from '#tests/support/faults/compare.ts';
import { newDiary, sendGuests } from '#tests/support/faults/guests.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { buildIfStale } from '../../scripts/build-if-stale.ts';
import type { Act } from './act.ts';
import { acts } from './acts.ts';
import { bringUp, startDatabases } from './bring-up.ts';
import { watchDiary } from './diary-watch.ts';
import { until } from './keep-process.ts';
import { findPrograms } from './programs.ts';
import { type ActResult, type Fact, failuresOf, tableOf } from './report.ts';
import { backUp, type Moment, noteMoment, restore } from './restore.ts';
import { sendScarceGuests } from './scarce-guests.ts';
import { isHealthy, openStage, type Stage } from './stage.ts';
import { type AlarmWatch, watchAlarms } from './watch-alarms.ts';
import { watchPages } from './watch-pages.ts';

/**
 * npm run drill: three database machines, two site nodes, a node for jobs and their proxies on this machine, with the files of
 * `deploy/`; guests book, pay and read while one part after another is killed. Exits with 1 when something does not hold.
 * `DRILL_ACTS=2,9` runs only these.
 */
const crowd = { guests: 10, pauseMs: 400 };
const scarceGuests = 4;
/** Time limit for pending jobs after the last guest has paid. */
const quietMs = 60_000;

async function main(): Promise<number> {
  const { programs, absent } = findPrograms();
  for (const line of absent) console.log(`– ${line}`);
  process.env.NODE_ENV = 'production';
  await buildIfStale();
  const smtp = await startSmtpServer((mail) => /^Message-ID:\s+(<[^>]+>)/im.exec(mail)?.[1] ?? '');
  const machines = await bringUp(programs);
  const stops: (() => Promise<unknown>)[] = [() => machines.stop(), () => smtp.stop()];
  const stopAll = async () => {
    for (const stop of stops.splice(0)) await stop().catch((error) => console.error(error));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => stopAll().finally(() => process.exit(130)));
  try {
    console.log(`Bringing up the machines in ${machines.layout.folder}`);
    await startDatabases(machines);
    const stage = await openStage(machines, programs, smtp.url);
    stops.unshift(
      () => Promise.all([...stage.nodes, stage.jobs].map((node) => node.stop(15_000))),
      () => stage.lateNode?.kill() ?? Promise.resolve(),
      () => stage.close(),
    );
    if (programs.pgbackrest) await backUp(stage);
    for (const node of [stage.jobs, ...stage.nodes]) node.start();
    machines.varnish.start();
    await until('the site', () => isHealthy(stage), 90_000);
    const alarms = programs.prometheus ? await watchAlarms(programs.prometheus, machines.layout) : null;
    if (alarms) stops.unshift(() => alarms.stop());
    const { results, facts } = await play(stage, alarms);
    return writeReport(results, facts);
  } finally {
    await stopAll();
  }
}

async function play(
  stage: Stage,
  alarms: AlarmWatch | null,
): Promise<{ results: ActResult[]; facts: Fact[] }> {
  const { url } = stage.machines;
  let isOver = false;
  const diary = newDiary();
  const watch = watchDiary(diary);
  const pages = watchPages(url, stage.db);
  const shop = { url, bankSecret: stage.bankSecret, unitIds: stage.unitIds, stay: stage.stay };
  const guests = sendGuests(shop, crowd, () => isOver, diary);
  const few = sendScarceGuests(url, stage.scarce, { guests: scarceGuests, isOver: () => isOver }, diary);
  const results: ActResult[] = [];
  let moment: Moment | null = null;
  try {
    for (const act of chosenActs()) {
      const reason = act.lacks?.(stage) ?? null;
      if (reason) {
        console.log(`– ${act.name}: ${reason}`);
        continue;
      }
      await Promise.race([guests, sleep(1_000)]);
      watch.mark();
      pages.mark();
      alarms?.mark();
      await act.play(stage);
      await until(`all is well after “${act.name}”`, () => isHealthy(stage), 90_000);
      const wellAt = Date.now();
      await until('a booking', () => diary.lastAt > wellAt);
      const seen = alarms && { seen: alarms.seen(), wanted: act.alarms ?? [] };
      results.push(resultOf(act, watch, pages, seen));
      // Half-way, so that there is something that a restore must leave out.
      if (results.length === 2 && stage.programs.pgbackrest)
        moment = await noteMoment(stage, diary.acknowledged);
    }
  } finally {
    isOver = true;
    watch.stop();
    await pages.stop();
  }
  await guests;
  const soldByDay = await few;
  await until(
    'nothing waits',
    async () => !(await listQueueFigures(stage.db)).some(({ state }) => state !== 'failed'),
    quietMs,
  ).catch(() => {});
  const verdict = await compare(stage.db, diary);
  const oversold = [...soldByDay.values()].filter((sold) => sold > stage.scarce.allotment).length;
  const facts: Fact[] = [
    { name: 'bookings acknowledged', value: diary.acknowledged.length, atMost: Number.POSITIVE_INFINITY },
    { name: 'payments acknowledged', value: diary.paid.length, atMost: Number.POSITIVE_INFINITY },
    { name: 'days of which more was sold than there was', value: oversold, atMost: 0 },
    { name: 'answers with 503 without Retry-After', value: diary.bare503 + pages.bare503(), atMost: 0 },
    ...Object.entries(verdict).map(([name, value]) => ({ name, value, atMost: 0 })),
    ...(alarms
      ? [
          {
            name: 'figures of alarms and board that nothing tells',
            value: (await alarms.untold()).length,
            atMost: 0,
          },
        ]
      : []),
    ...(moment ? await restore(stage, moment) : []),
  ];
  return { results, facts };
}

function chosenActs(): readonly Act[] {
  const chosen = process.env.DRILL_ACTS?.split(',').map(Number);
  return chosen ? acts.filter((_, at) => chosen.includes(at)) : acts;
}

function resultOf(
  { name, bars = {} }: Act,
  watch: ReturnType<typeof watchDiary>,
  pages: ReturnType<typeof watchPages>,
  alarms: ActResult['alarms'],
): ActResult {
  const answers = [...watch.answers()];
  const count = (isWanted: (status: number) => boolean) =>
    answers.filter(([status]) => isWanted(status)).reduce((sum, [, times]) => sum + times, 0);
  const { asked, failed } = pages.counts();
  const result = {
    name,
    bars,
    gapSeconds: watch.longestGap(),
    oldestPageSeconds: pages.oldest(),
    failedRequests: failed + count((status) => status === 0 || status >= 500),
    requests: asked + count(() => true),
    alarms,
  };
  const statuses = answers.map(([status, times]) => `${status || 'none'} × ${times}`).join(', ');
  console.log(
    `  ${name}: ${result.gapSeconds.toFixed(1)} s without a booking, oldest page ${result.oldestPageSeconds.toFixed(1)} s, ${failed} of ${asked} pages failed, answers ${statuses}`,
  );
  return result;
}

function writeReport(results: ActResult[], facts: Fact[]): number {
  const table = tableOf(results, facts);
  writeFileSync('build/drill.md', table);
  console.log(`\n${table}`);
  const failures = failuresOf(results, facts);
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(failures.length ? `${failures.length} things do not hold` : 'All of it holds');
  return failures.length ? 1 : 0;
}

process.exit(
  await main().catch((error) => {
    console.error(error);
    return 1;
  }),
);

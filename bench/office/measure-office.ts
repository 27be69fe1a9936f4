import { readFileSync } from 'node:fs';
import type { Database } from '#platform/db/connect.ts';
import type { Figure } from '../measure.ts';
import { percentile } from '../search/percentile.ts';
import { databaseCpu, findServerPid, usedSince } from '../setup/database-cpu.ts';
import type { Site } from '../setup/start-site.ts';
import { officeVisit } from './office-visit.ts';

const rounds = 25;

/**
 * Each page of the office with other searches and filters, one request at a time, over a large database. Beside the elapsed
 * time is the processor time, which other load on the machine changes little.
 */
export async function* measureOffice(site: Site, db: Database, over: string): AsyncIterable<Figure> {
  const visit = await officeVisit(site.url, db);
  const serverPid = await findServerPid(db);
  // Alternating, so that the site's sweeps slow all of them.
  const taken = visit.pages.map(() => ({ ms: [] as number[], site: 0, database: 0 }));
  for (let round = 0; round <= rounds; round++)
    for (const [index, [, paths]] of visit.pages.entries()) {
      const before = { site: scriptMs(site.pid), database: databaseCpu(serverPid) };
      const ms = await visit.get(paths[round % paths.length] ?? '');
      const page = taken[index];
      if (round === 0 || !page) continue;
      page.ms.push(ms);
      page.site += scriptMs(site.pid) - before.site;
      page.database += usedSince(before.database, databaseCpu(serverPid));
    }
  for (const [index, [name, , atMost]] of visit.pages.entries()) {
    const { ms = [], site: script = 0, database = 0 } = taken[index] ?? {};
    const [middle, ofSite, ofDatabase] = [percentile(ms, 0.5), script / rounds, database / rounds];
    yield {
      name: `${name}, 95th percentile`,
      value: percentile(ms, 0.95),
      unit: 'ms',
      digits: 0,
      budget: { atMost },
      note: `middle ${middle.toFixed(0)} ms; processor: site ${ofSite.toFixed(0)} ms, database ${ofDatabase.toFixed(0)} ms; ${over}`,
    };
  }
}

/** Processor time in milliseconds of a process's first thread, which runs its JavaScript. Linux only. */
function scriptMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

import type { Database } from '#platform/db/connect.ts';
import { databaseCpu, findServerPid, usedSince } from './database-cpu.ts';

/** Elapsed milliseconds, and processor milliseconds of this process and of the database. */
export const notUsed = () => ({ ms: 0, site: 0, database: 0 });

/** Runs some work and adds its times to `used`. */
export async function usedFor<Result>(
  db: Database,
  used: ReturnType<typeof notUsed>,
  work: () => Promise<Result>,
): Promise<Result> {
  const serverPid = await findServerPid(db);
  const [startedAt, site, database] = [performance.now(), process.cpuUsage(), databaseCpu(serverPid)];
  const result = await work();
  const { user, system } = process.cpuUsage(site);
  used.ms += performance.now() - startedAt;
  used.site += (user + system) / 1000;
  used.database += usedSince(database, databaseCpu(serverPid));
  return result;
}

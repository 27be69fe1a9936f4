import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { connect } from '#platform/db/connect.ts';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';
import { freePort } from '#platform/db/free-port.ts';
import { migrate } from '#platform/db/migrate.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { type SiteProcess, startSite } from '#tests/e2e/support/site-process.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { settings } from '#tests/factories/demo-settings.ts';

const hotels = 4;
const rooms = 20_000;
const diskMb = 1500;

/** A site to be broken on purpose: its data folder, on a disk of its own where possible, and its process. */
export interface FaultSite {
  folder: string;
  /** Whether the folder is a disk of its own, which can be filled. */
  hasOwnDisk: boolean;
  unitIds: number[];
  stay: { from: string; to: string };
  url: string;
  process: SiteProcess;
  /** Starts the process again, on the same port. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function openFaultSite(env: Record<string, string>): Promise<FaultSite> {
  const disk = mkdtempSync(join(tmpdir(), 'neo-viet-faults-'));
  // The database's own user needs access when we are root.
  chmodSync(disk, 0o755);
  const hasOwnDisk = mountDisk(disk);
  const folder = join(disk, 'data');
  const stay = { from: addDays(dayInVietnam(new Date()), 20), to: addDays(dayInVietnam(new Date()), 21) };
  const unitIds = await fill(folder, stay.from);
  const port = String(await freePort());
  const start = () => startSite(folder, { CATALOGUE: 'empty', PORT: port, ...env });
  const site: FaultSite = {
    folder,
    hasOwnDisk,
    unitIds,
    stay,
    url: `http://127.0.0.1:${port}`,
    process: await start(),
    async start() {
      site.process = await start();
    },
    async remove() {
      await site.process.stop();
      if (hasOwnDisk) execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true, force: true });
    },
  };
  return site;
}

/** Mounts a small disk in memory, which only root on Linux may do. */
function mountDisk(folder: string): boolean {
  if (process.platform !== 'linux' || userInfo().uid !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

async function fill(folder: string, from: string): Promise<number[]> {
  const database = await startEmbedded(folder);
  await migrate(database.url, 'db/migrations');
  const { db, close } = connect(database.url, { max: 2 });
  await createCatalogue(db);
  await db.transaction().execute((tx) => saveSettings(tx, settings));
  const unitIds: number[] = [];
  for (let hotel = 0; hotel < hotels; hotel++) {
    const made = await createBookableHotel(db, { from, to: addDays(from, 2), allotment: rooms });
    unitIds.push(made.unitIds[0] as number);
  }
  await close();
  await database.stop();
  return unitIds;
}

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { keepPassword } from '#modules/identity/accounts/create-staff.ts';
import { createGuest } from '#modules/identity/guests/create-guest.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { connect, type Database } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { startSite } from '#tests/e2e/support/site-process.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createTripPlan } from '#tests/factories/trip-plan.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { newDiary, sendGuests } from '#tests/support/faults/guests.ts';

/** The account that upgrade tests sign in with. */
export const releaseGuest = { email: 'thu.ha@example.com', password: 'con thuyền nhỏ xíu' };

const bookings = 10;

/**
 * Fills an empty database as this version leaves one, with guests who booked and paid at the built site, and dumps it for the upgrade
 * tests of later versions. The database's `pg_dump` has to be in PATH. @returns the file
 */
export async function writeReleaseDatabase(url: string): Promise<string> {
  const run = await migrate(url, 'db/migrations');
  const last = run.at(-1)?.slice(0, 4);
  if (!last) throw new Error('The database is not empty');
  const { db, close } = connect(url, { max: 2 });
  const folder = makeDataFolder('release');
  try {
    await fill(url, db, folder);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
  const path = join('tests/upgrade/releases', `${last}.sql.gz`);
  writeFileSync(path, gzipSync(dump(url), { level: 9 }));
  return path;
}

async function fill(url: string, db: Database, folder: string): Promise<void> {
  const now = new Date();
  const from = addDays(dayInVietnam(now), 20);
  await createCatalogue(db);
  await db.transaction().execute((tx) => saveSettings(tx, settings));
  const unitIds: number[] = [];
  for (let hotel = 0; hotel < 2; hotel++)
    unitIds.push(...(await createBookableHotel(db, { from, to: addDays(from, 10), allotment: 50 })).unitIds);
  await addGuest(db, now);
  const bankSecret = randomBytes(24).toString('hex');
  const env = { DATABASE_URL: url, CATALOGUE: 'empty', BANK_WEBHOOK_SECRET: bankSecret };
  const site = await startSite(folder, { ...env, PAYMENT_MODE: 'simulator' });
  try {
    const shop = { url: site.address, bankSecret, unitIds, stay: { from, to: addDays(from, 1) } };
    const diary = newDiary();
    await sendGuests(shop, { guests: 2, pauseMs: 0 }, () => diary.paid.length >= bookings, diary);
    await untilFollowed(db, diary.paid.length);
  } finally {
    await site.stop();
  }
}

async function addGuest(db: Database, now: Date): Promise<void> {
  const { email, password } = releaseGuest;
  const userId = await db.transaction().execute(async (tx) => {
    const consent = { wording: 'test', source: 'test' };
    const guest = { name: 'Nguyễn Thu Hà', email, phone: null, consent, by: 'mail' };
    const id = await createGuest(tx, guest, now);
    if (!id) throw new Error('No account was made');
    await keepPassword(tx, id, password, now);
    return id;
  });
  await createTripPlan(db, { userId, device: null, name: 'Nguyễn Thu Hà' });
}

/** Waits until everybody who paid has a voucher and a mail. */
async function untilFollowed(db: Database, paid: number): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(500)) {
    const { count } = await db
      .selectFrom('vouchers')
      .select((one) => one.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const mails = await db
      .selectFrom('mails')
      .where('template', '=', 'confirmed')
      .select((one) => one.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= paid && mails.count >= paid) return;
  }
  throw new Error('Not everybody got their voucher');
}

/** Without commands of psql and comments, so that any client can run it. */
function dump(url: string): string {
  const options = ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges'];
  const text = execFileSync('pg_dump', [...options, url], {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  return text
    .split('\n')
    .filter((line) => !/^(\\|--)/.test(line))
    .join('\n');
}

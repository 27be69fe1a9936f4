import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { loadConfig } from '#platform/config/config.ts';
import { loadSecrets } from '#platform/config/secrets.ts';
import { connect, type Database } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { areReplicasThere, type Machines } from './bring-up.ts';
import { siteEnvironment } from './configurations.ts';
import { isOk, type Kept, keepProcess, until } from './keep-process.ts';
import { type Programs, safePatroni } from './programs.ts';
import type { Scarce } from './scarce-guests.ts';

/** What the drill is played on: the machines, two nodes of the site and one for the jobs, and what guests can book there. */
export interface Stage {
  programs: Programs;
  machines: Machines;
  nodes: Kept[];
  /** Does what follows bookings, and has no visitors. */
  jobs: Kept;
  /** A node like the second, whose clock is five minutes ahead; null without faketime. */
  lateNode: Kept | null;
  /** Why no primary may come back here while another one leads; null where it may. */
  patroniLacks: string | null;
  bankSecret: string;
  unitIds: number[];
  stay: { from: string; to: string };
  scarce: Scarce;
  /** Past the pooler, through HAProxy's door for writing. */
  db: Database;
  databaseUrl: string;
  close(): Promise<void>;
}

const hotels = 12;
const rooms = 20_000;

/** Migrates and fills the database, and makes the nodes known; none runs yet. */
export async function openStage(machines: Machines, programs: Programs, smtpUrl: string): Promise<Stage> {
  const { layout } = machines;
  const databaseUrl = `postgres://neoviet:${layout.password}@127.0.0.1:${layout.ports.write}/neoviet`;
  await until('the door for writing', async () => (await migrate(databaseUrl, 'db/migrations')).length >= 0);
  const { db, close } = connect(databaseUrl, { max: 4, name: 'drill' });
  const goods = await fillShelves(db);
  const secrets = makeSecrets(smtpUrl, join(layout.folder, 'keys'));
  const node = (at: number | 'jobs', name: string, before: string[] = []) => {
    const [command = '', ...args] = [...before, process.execPath, 'deploy/start.mjs'];
    const env = siteEnvironment(layout, at, secrets);
    return keepProcess(name, { command, args, log: join(layout.folder, `${name}.log`), env });
  };
  return {
    programs,
    machines,
    nodes: [node(0, 'node-1'), node(1, 'node-2')],
    jobs: node('jobs', 'jobs'),
    patroniLacks:
      programs.patroniMajor >= safePatroni
        ? null
        : `Patroni before ${safePatroni} takes the lock back from its successor`,
    lateNode: programs.faketime ? node(1, 'late-node', [programs.faketime, '-f', '+5m']) : null,
    bankSecret: secrets.BANK_WEBHOOK_SECRET as string,
    ...goods,
    db,
    databaseUrl,
    close,
  };
}

/** Whether everything is as it should be, so that the next thing may break. */
export async function isHealthy({ machines, nodes }: Stage): Promise<boolean> {
  const { ports } = machines.layout;
  const ready = await Promise.all([
    ...nodes.map((_, at) => isReady(machines, at)),
    isReady(machines, 'jobs'),
  ]);
  const doors = await isOk(`${machines.url}/lien-he`);
  return ready.every(Boolean) && doors && (await areReplicasThere(ports)) && (await machines.leader()) >= 0;
}

export function isReady({ layout: { ports } }: Machines, node: number | 'jobs'): Promise<boolean> {
  return isOk(`http://127.0.0.1:${node === 'jobs' ? ports.jobs : ports.nodes[node]}/readyz`);
}

async function fillShelves(db: Database): Promise<Pick<Stage, 'unitIds' | 'stay' | 'scarce'>> {
  await createCatalogue(db);
  await db.transaction().execute((tx) => saveSettings(tx, settings));
  const from = addDays(dayInVietnam(new Date()), 20);
  const stay = { from, to: addDays(from, 1) };
  const unitIds: number[] = [];
  for (let hotel = 0; hotel < hotels; hotel++) {
    const made = await createBookableHotel(db, { from, to: addDays(from, 2), allotment: rooms });
    unitIds.push(made.unitIds[0] as number);
  }
  const scarce = { from, days: 100, allotment: 3 };
  const made = await createBookableHotel(db, { from, to: addDays(from, 101), allotment: scarce.allotment });
  return { unitIds, stay, scarce: { ...scarce, unitId: made.unitIds[0] as number } };
}

/** Keys as an installation has them, made by the site's own code. */
function makeSecrets(smtpUrl: string, folder: string): Record<string, string> {
  const { token, bankWebhook, voucherKey } = loadSecrets(loadConfig({ DATA_DIR: folder }));
  return {
    TOKEN_SECRET: token,
    BANK_WEBHOOK_SECRET: bankWebhook,
    VOUCHER_PRIVATE_KEY: voucherKey,
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    OFFICE_PASSWORD: randomBytes(16).toString('hex'),
    SMTP_URL: smtpUrl,
  };
}

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Copied, copyFile, copyTree } from './copy-tree.ts';

/** Folders whose content belongs to the running server: backed up empty (PostgreSQL's manual, 25.3.4). */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const leftOut = /^(postmaster\.(pid|opts)|backup_label|tablespace_map)$|(^|\/)(pgsql_tmp|pg_internal\.init)/;

/**
 * Copies a live cluster together with the WAL that makes the copy consistent: PostgreSQL's low-level back-up. A temporary
 * replication slot keeps that WAL from being recycled meanwhile; it is dropped when the connection ends.
 */
export async function backUpCluster(
  url: string,
  { cluster, to, as }: { cluster: string; to: string; as: string },
  copied: Copied,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'neo-viet-backup' });
  await client.connect();
  try {
    await client.query("SELECT pg_create_physical_replication_slot('neo_viet_backup', true, true)");
    await client.query("SELECT pg_backup_start('neo-viet', fast => true)");
    await copyTree(cluster, { to, as, isWanted }, copied);
    const { rows } = await client.query<{ label: string; first: string; last: string }>(`
      SELECT labelfile AS label, substring(labelfile FROM 'file ([0-9A-F]{24})') AS first, pg_walfile_name(lsn) AS last
      FROM pg_backup_stop(wait_for_archive => false)`);
    const { label, first, last } = rows[0] as { label: string; first: string; last: string };
    const segments = await client.query<{ name: string }>(
      "SELECT name FROM pg_ls_waldir() WHERE name ~ '^[0-9A-F]{24}$' AND name BETWEEN $1 AND $2 ORDER BY name",
      [first, last],
    );
    if (segments.rows.at(0)?.name !== first || segments.rows.at(-1)?.name !== last)
      throw new Error(`The write-ahead log from ${first} to ${last} is incomplete`);
    for (const { name } of segments.rows)
      await copyFile(join(cluster, 'pg_wal', name), { to, name: join(as, 'pg_wal', name) }, copied);
    const labelFile = join(to, `${as}.label`);
    await writeFile(labelFile, label, { mode: 0o600 });
    await copyFile(labelFile, { to, name: join(as, 'backup_label') }, copied);
    await rm(labelFile);
  } finally {
    await client.end();
  }
}

function isWanted(path: string): boolean {
  const [top = '', ...below] = path.split('/');
  return !leftOut.test(path) && !(below.length > 0 && emptied.includes(top));
}

import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '#platform/backup/back-up.ts';
import { restore } from '#platform/backup/restore.ts';
import { databaseHome, databaseOwner } from '#platform/db/embedded/database-owner.ts';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';

/**
 * A streaming replica of an embedded server: a back-up that continues with the original's WAL.
 * @param folder its `primary` is the data folder of the original; the replica lies beside it
 */
export async function startReplica(
  folder: string,
  primaryUrl: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const at = (name: string) => join(folder, name);
  await backUp(primaryUrl, { dataDir: at('primary'), bucket: null }, at('back-up'));
  await restore(at('back-up'), at('replica'));
  const cluster = join(databaseHome(at('replica'), databaseOwner()), 'cluster');
  writeFileSync(join(cluster, 'standby.signal'), '');
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`);
  return startEmbedded(at('replica'));
}

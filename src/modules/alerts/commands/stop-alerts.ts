import type { Database, Executor, Tx } from '#platform/db/connect.ts';

/** Confirms an alert by the link in the mail: it is active from now on. Idempotent. @returns whether it is active */
export async function confirmAlert(db: Executor, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('alerts')
    .set((eb) => ({ state: 'active', confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'active'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends an alert, or all of its mailbox, at once. Idempotent. */
export async function stopAlerts(
  db: Executor,
  { id, withAll }: { id: string; withAll: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ state: 'ended', ended_at: now })
    .where('state', '<>', 'ended')
    .where((eb) =>
      withAll
        ? eb('email', '=', eb.selectFrom('alerts as one').select('one.email').where('one.id', '=', id))
        : eb('id', '=', id),
    )
    .execute();
}

/** Deletes the alerts of a mailbox (in lower case). Idempotent. */
export async function eraseAlerts(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('alerts').where('email', '=', email).execute();
}

/** Deletes alerts that ended, or whose confirmation mail was not answered, `keptDays` ago or earlier. @returns how many */
export async function purgeAlerts(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db
    .deleteFrom('alerts')
    .where((row) =>
      row.or([
        row('ended_at', '<', before),
        row.and([row('state', '=', 'waiting'), row('asked_at', '<', before)]),
      ]),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

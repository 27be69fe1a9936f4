import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { deviceName } from '#platform/vietnamese/device-name.ts';
import { guestSecurityChanged, type SecurityChange } from '../events.ts';
import type { Visit } from '../sessions/staff-session.ts';

/** Has the owner of an account told that a way into it changed, in the transaction that changes it. */
export async function announceSecurityChange(
  tx: Tx,
  { queue, clock }: Pick<App, 'queue' | 'clock'>,
  {
    userId,
    change,
    visit,
    provider = null,
  }: {
    userId: string;
    change: SecurityChange;
    visit: Pick<Visit, 'userAgent'>;
    /** Which one was linked or unlinked. */
    provider?: string | null;
  },
): Promise<void> {
  await queue.send(tx, guestSecurityChanged, {
    userId,
    change,
    provider,
    device: deviceName(visit.userAgent),
    changedAt: clock.now().toISOString(),
  });
}

import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { deviceName } from '#platform/vietnamese/device-name.ts';
import { guestSecurityChanged, type SecurityChange } from '../events.ts';
import type { Visit } from '../sessions/staff-session.ts';

/** Notifies the owner of an account of a changed sign-in method, in the transaction of the change. */
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
    /** The provider that was linked or unlinked. */
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

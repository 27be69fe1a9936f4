import { rememberedContact } from '#web/parts/booking/remembered-contact.ts';
import { deviceStore } from '#web/parts/device/device-store.ts';
import { isGone } from './offline-policy.ts';
import { listOwnCopies } from './own-copies.ts';
import { deleteOfflineCopy, listOfflineCopies, saveOfflineCopy } from './save-offline-copy.ts';

/** The session mark for which this device was last checked. */
const lookedFor = deviceStore('nv_kept_for', (stored) => (typeof stored === 'string' ? stored : ''));

/**
 * After another person signed in, or after sign-out: removes from this device the previous session's copies, and those vouchers
 * that the server would not show to this browser now. Offline, it is done the next time.
 */
export async function leaveOnlyOwn(mark: string): Promise<void> {
  await listOwnCopies(mark);
  const before = lookedFor.read();
  if (before === mark) return;
  // Only after sign-out: a guest who signs in keeps the contact they typed before.
  if (before !== '') rememberedContact.change(() => null);
  for (const { path, kind, files, until } of await listOfflineCopies()) {
    if (kind !== 'voucher') continue;
    const reply = await fetch(path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      priority: 'low',
    });
    if (isGone(reply)) await deleteOfflineCopy(path);
    else if (reply.ok) await saveOfflineCopy(path, files, { until, mark });
  }
  lookedFor.change(() => mark);
}

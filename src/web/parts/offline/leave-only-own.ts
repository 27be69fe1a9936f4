import { deviceStore } from '#web/parts/device/device-store.ts';
import { isGone } from './offline-policy.ts';
import { listOwnCopies } from './own-copies.ts';
import { deleteOfflineCopy, listOfflineCopies } from './save-offline-copy.ts';

/** For whom this device was last looked through. */
const lookedFor = deviceStore('nv_kept_for', (stored) => (typeof stored === 'string' ? stored : ''));

/**
 * Once somebody else is here, or nobody any more: takes off this device what the session before had kept, and those vouchers
 * that the server would not show to this browser now. Without a network it is done the next time.
 */
export async function leaveOnlyOwn(mark: string): Promise<void> {
  await listOwnCopies(mark);
  if (lookedFor.read() === mark) return;
  for (const { path, kind } of await listOfflineCopies()) {
    if (kind !== 'voucher') continue;
    const reply = await fetch(path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      priority: 'low',
    });
    if (isGone(reply)) await deleteOfflineCopy(path);
  }
  lookedFor.change(() => mark);
}

import { rememberedContact } from '#web/parts/booking/remembered-contact.ts';
import { deviceStore } from '#web/parts/device/device-store.ts';
import { isGone } from './offline-policy.ts';
import { listOwnCopies } from './own-copies.ts';
import { deleteOfflineCopy, listOfflineCopies, saveOfflineCopy } from './save-offline-copy.ts';

/** For whom this device was last looked through. */
const lookedFor = deviceStore('nv_kept_for', (stored) => (typeof stored === 'string' ? stored : ''));

/**
 * Once somebody else is here, or nobody any more: takes off this device what the session before had kept, and those vouchers
 * that the server would not show to this browser now. Without a network it is done the next time.
 */
export async function leaveOnlyOwn(mark: string): Promise<void> {
  await listOwnCopies(mark);
  const before = lookedFor.read();
  if (before === mark) return;
  // Who goes takes their name and number along; who comes in keeps what they typed before it.
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

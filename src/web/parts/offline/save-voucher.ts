import { deviceStore } from '#web/parts/device/device-store.ts';
import { readSessionMark } from '#web/parts/device/read-session-mark.ts';
import { deleteOfflineCopy, saveOfflineCopy } from './save-offline-copy.ts';

const most = 30;

/** The trips whose vouchers the guest does not want on this device. */
const unwanted = deviceStore('nv_unkept_vouchers', (stored) =>
  Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, most) : [],
);

/** Whether the guest removed a trip's vouchers from this device. */
export function isUnwanted(code: string): boolean {
  return unwanted.read().includes(code);
}

/**
 * Stores a trip's vouchers, their QR codes and their PDF, until a while after it (milliseconds since 1970).
 * @returns whether they are stored
 */
export async function saveVoucher(code: string, files: string[], until: number): Promise<boolean> {
  if (until < Date.now()) return false;
  unwanted.change((codes) => codes.filter((one) => one !== code));
  const path = voucherPath(code);
  return saveOfflineCopy(path, [...files, `${path}.pdf`], { until, mark: readSessionMark(document.cookie) });
}

/** Deletes a trip's vouchers from this device for good: opening them again does not store them. */
export async function deleteSavedVoucher(code: string): Promise<void> {
  unwanted.change((codes) => [code, ...codes.filter((one) => one !== code)].slice(0, most));
  await deleteOfflineCopy(voucherPath(code));
}

export function voucherPath(code: string): string {
  return `/chuyen-di/${code}/phieu`;
}

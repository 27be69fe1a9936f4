import { deviceStore } from '#web/parts/device/device-store.ts';

/** Who booked last on this device and wants to be remembered; on the device alone. */
export interface RememberedContact {
  fullName: string;
  phone: string;
  email: string;
}

export const rememberedContact = deviceStore<RememberedContact | null>('nv_contact', (stored) => {
  const { fullName, phone, email } = (stored ?? {}) as Partial<Record<keyof RememberedContact, unknown>>;
  return typeof fullName === 'string' && typeof phone === 'string' && typeof email === 'string'
    ? { fullName, phone, email }
    : null;
});

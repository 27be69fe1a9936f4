import { deviceStore } from '#web/parts/device/device-store.ts';

/** Who booked last on this device and wants to be remembered; on the device alone. */
export interface RememberedContact {
  fullName: string;
  phone: string;
  email: string;
}

const store = deviceStore<RememberedContact | null>('nv_contact', (stored) => {
  const { fullName, phone, email } = (stored ?? {}) as Partial<Record<keyof RememberedContact, unknown>>;
  return typeof fullName === 'string' && typeof phone === 'string' && typeof email === 'string'
    ? { fullName, phone, email }
    : null;
});

/** Says nothing but that the device remembers somebody, so that the server can draw where they will stand. */
const flag = 'nv_contact_known';

const flagCookie = (isKnown: boolean) =>
  `${flag}=${Number(isKnown)}; Path=/dat-cho; SameSite=Lax; Max-Age=${isKnown ? 400 * 86_400 : 0}`;

/** The Set-Cookie that takes the flag away where all of a device is forgotten. */
export const forgottenContact = flagCookie(false);

export const rememberedContact = {
  /** What the device remembers; the server's flag follows it, for another page may have forgotten it. */
  read(): RememberedContact | null {
    const contact = store.read();
    writeFlag(contact !== null);
    return contact;
  },
  change(next: (kept: RememberedContact | null) => RememberedContact | null): void {
    store.change(next);
    writeFlag(store.read() !== null);
  },
};

/** Whether the browser of a request says that it remembers who booked last. */
export function hasRememberedContact(request: Request): boolean {
  return (request.headers.get('cookie') ?? '').split('; ').includes(`${flag}=1`);
}

function writeFlag(isKnown: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${flagCookie(isKnown)}${location.protocol === 'https:' ? '; Secure' : ''}`;
}

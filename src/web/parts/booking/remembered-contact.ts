import { deviceStore } from '#web/parts/device/device-store.ts';

/** The contact of the last booking on this device, if it may be remembered; stored on the device only. */
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

/** Cookie that says only that the device remembers a contact, so that the server can render its frame. */
const flag = 'nv_contact_known';

const flagCookie = (isKnown: boolean) =>
  `${flag}=${Number(isKnown)}; Path=/dat-cho; SameSite=Lax; Max-Age=${isKnown ? 400 * 86_400 : 0}`;

/** The Set-Cookie header that deletes the flag when all data of a device is cleared. */
export const forgottenContact = flagCookie(false);

export const rememberedContact = {
  /** The stored contact; updates the server's flag, as another page may have deleted the contact. */
  read(): RememberedContact | null {
    const contact = store.read();
    writeFlag(contact !== null);
    return contact;
  },
  change(next: (stored: RememberedContact | null) => RememberedContact | null): void {
    store.change(next);
    writeFlag(store.read() !== null);
  },
};

/** Whether the request's cookie says that the browser remembers a contact. */
export function hasRememberedContact(request: Request): boolean {
  return (request.headers.get('cookie') ?? '').split('; ').includes(`${flag}=1`);
}

function writeFlag(isKnown: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${flagCookie(isKnown)}${location.protocol === 'https:' ? '; Secure' : ''}`;
}

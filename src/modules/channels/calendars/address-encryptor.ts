import { createTextEncryptor } from '#platform/http/encryptor.ts';

/** Whoever has the address of a calendar reads it, so that it lies in the database sealed. */
export function addressEncryptor(secret: string) {
  return createTextEncryptor(secret, 'calendar addresses');
}

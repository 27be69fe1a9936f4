import { createHash, randomInt } from 'node:crypto';
import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { createTextEncryptor, type EncryptionSecrets } from '#platform/http/encryptor.ts';

/** Letters and digits that are not confused with one another when read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const draw = (count: number) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

/** The number of a new card, which grants nothing: 852 billion possibilities, and the database enforces uniqueness. */
export const newGiftNumber = (): string => `QT${draw(8)}`;

/** A new code in its stored form: 79 bits, more than anybody can try. */
export const newGiftCode = (): string => `QUA${draw(16)}`;

/** The stored form of a card's code, however it was typed; null when it cannot be one. */
export function readGiftCode(typed: string): string | null {
  const code = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^QUA[2-9A-HJKMNP-Z]{16}$/.test(code) ? code : null;
}

/** The code as people read and type it, 'QUA-7K9Q-MP2R-4HVB-XWTN'. */
export const writeGiftCode = (code: string): string =>
  [code.slice(0, 3), ...(code.slice(3).match(/.{4}/g) ?? [])].join('-');

/** The look-up hash of a card: the code is random, so a plain hash is enough. */
export const hashGiftCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Encrypts codes at rest, so that access to the database alone does not reveal them; with a key of its own. */
export const giftCodeEncryptor = (secrets: EncryptionSecrets) => createTextEncryptor(secrets, purpose);

const purpose = 'gift cards';

/** Where they lie. */
export const encryptedGiftCodes: EncryptedColumn = {
  table: 'gift_cards',
  key: 'id',
  column: 'code_sealed',
  form: 'text',
  purpose,
};

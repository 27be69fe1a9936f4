import { encryptedAffiliates } from '#modules/affiliates/rules/affiliate-encryptor.ts';
import { encryptedTravellers } from '#modules/booking/trip/passengers.ts';
import { encryptedCalendarAddresses } from '#modules/channels/calendars/address-encryptor.ts';
import { encryptedWebhookSecrets } from '#modules/channels/webhooks/send-webhook.ts';
import { encryptedGiftCodes } from '#modules/gift-cards/rules/gift-code.ts';
import { encryptedCodeSecrets } from '#modules/identity/second-factor/codes.ts';
import { encryptedSenderKeys } from '#modules/messages/commands/zalo-access-token.ts';
import { encryptedBankAccounts } from '#modules/payments/refunds/save-bank-account.ts';
import { encryptedSavedTravellers } from '#modules/travellers/queries.ts';
import type { App } from '#platform/app.ts';
import { type EncryptedColumn, resealColumn } from '#platform/db/reseal-column.ts';

/** Every column that stores encrypted values for longer than two days. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  encryptedTravellers,
  encryptedSavedTravellers,
  ...encryptedBankAccounts,
  encryptedCodeSecrets,
  ...encryptedWebhookSecrets,
  encryptedCalendarAddresses,
  encryptedSenderKeys,
  encryptedGiftCodes,
  ...encryptedAffiliates,
];

export interface ReencryptedColumn {
  /** `table.column`. */
  place: string;
  resealed: number;
  /** Values that none of the secrets decrypts. */
  unreadable: number;
}

/**
 * Re-encrypts with the first of `DATA_SECRETS` everything that was encrypted with another key, so that the former ones
 * can be removed once nothing is left. Idempotent and safe to run while guests and staff work.
 */
export async function resealData({ db, secrets }: Pick<App, 'db' | 'secrets'>): Promise<ReencryptedColumn[]> {
  const done: ReencryptedColumn[] = [];
  for (const column of encryptedColumns)
    done.push({
      place: `${column.table}.${column.column}`,
      ...(await resealColumn(db, secrets.data, column)),
    });
  return done;
}

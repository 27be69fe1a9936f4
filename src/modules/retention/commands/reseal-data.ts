import { sealedAffiliates } from '#modules/affiliates/rules/affiliate-encryptor.ts';
import { sealedTravellers } from '#modules/booking/trip/passengers.ts';
import { sealedCalendarAddresses } from '#modules/channels/calendars/address-encryptor.ts';
import { sealedWebhookSecrets } from '#modules/channels/webhooks/send-webhook.ts';
import { sealedGiftCodes } from '#modules/gift-cards/rules/gift-code.ts';
import { sealedCodeSecrets } from '#modules/identity/second-factor/codes.ts';
import { sealedSenderKeys } from '#modules/messages/commands/zalo-access-token.ts';
import { sealedBankAccounts } from '#modules/payments/refunds/save-bank-account.ts';
import { sealedSavedTravellers } from '#modules/travellers/queries.ts';
import type { App } from '#platform/app.ts';
import { resealColumn, type SealedColumn } from '#platform/db/reseal-column.ts';

/** Every column that stores encrypted values for longer than two days. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedTravellers,
  sealedSavedTravellers,
  ...sealedBankAccounts,
  sealedCodeSecrets,
  ...sealedWebhookSecrets,
  sealedCalendarAddresses,
  sealedSenderKeys,
  sealedGiftCodes,
  ...sealedAffiliates,
];

export interface Resealed {
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
export async function resealData({ db, secrets }: Pick<App, 'db' | 'secrets'>): Promise<Resealed[]> {
  const done: Resealed[] = [];
  for (const column of sealedColumns)
    done.push({
      place: `${column.table}.${column.column}`,
      ...(await resealColumn(db, secrets.data, column)),
    });
  return done;
}

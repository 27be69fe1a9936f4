import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { giftCodeEncryptor, hashGiftCode, newGiftCode, newGiftNumber } from '../rules/gift-code.ts';

/** An ordered gift card. Amounts are integer đồng, days ISO in Vietnam. */
export interface NewGiftCard {
  /** Created in the same transaction. */
  booking: { id: string; code: string };
  payerName: string;
  amountVnd: number;
  receiver: { fullName: string; email: string };
  message: string;
  sendOn: string;
  /** Validity in months from the day it is sent; at least twelve. */
  validMonths: number;
}

/** Inserts a card that is yet to be paid. Its code is generated now and valid only after `issueGiftCard`. */
export async function writeGiftCard(
  tx: Tx,
  { booking, payerName, amountVnd, receiver, message, sendOn, validMonths }: NewGiftCard,
  { dataSecrets, now }: { dataSecrets: EncryptionSecrets; now: Date },
): Promise<void> {
  const code = newGiftCode();
  await tx
    .insertInto('gift_cards')
    .values({
      id: randomUUID(),
      number: newGiftNumber(),
      booking_id: booking.id,
      booking_code: booking.code,
      payer_name: payerName,
      code_hash: hashGiftCode(code),
      code_sealed: giftCodeEncryptor(dataSecrets).encrypt(code),
      amount_vnd: amountVnd,
      receiver_name: receiver.fullName,
      receiver_email: receiver.email,
      message,
      send_on: sendOn,
      valid_until: sql<string>`(${sendOn}::date + make_interval(months => ${validMonths}::int))::date`,
      ordered_at: now,
    })
    .execute();
}

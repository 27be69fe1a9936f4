import { refundPart } from '#modules/booking/cancellation/booking-refunds.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { recordManualTransfer } from '#modules/payments/refunds/settle-payout.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { quietQueue } from './quiet-queue.ts';
import { after, laterBy, type TradeParts } from './trade-parts.ts';

/** Pays older refunds of cancelled bookings and leaves recent ones open; two goodwill refunds await a second approver. */
export async function playRefunds(parts: TradeParts): Promise<void> {
  const { db, now, secrets, staff, random } = parts;
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'booking_id as bookingId', 'amount_vnd as amountVnd', 'created_at as askedAt'])
    .where('state', '=', 'manual_transfer')
    .orderBy('created_at')
    .execute();
  for (const [at, { id, bookingId, amountVnd, askedAt }] of refunds.entries()) {
    const isWaitingForAccount = at % 4 === 3;
    if (isWaitingForAccount) continue;
    const accountNo = `10${20_000_000 + random.below(9_000_000)}`;
    const account = { bankBin: '970436', accountNo, holder: 'NGUYEN VAN AN' };
    const givenAt = laterBy(parts, askedAt, 30);
    await saveBankAccount(
      db,
      quietQueue,
      { bookingId, refundId: id, account, actor: 'guest' },
      { secrets: secrets.data, now: givenAt },
    );
    if (now.getTime() - askedAt.getTime() < daysUntilPaid * 86_400_000) continue;
    const evidence = `UNC ${1_000 + at}`;
    const paid = { refundId: id, amountVnd, evidence, actor: staff.accounting };
    await recordManualTransfer(db, quietQueue, paid, laterBy(parts, givenAt, 60 * 20));
  }
  await askGestures(parts);
}

const daysUntilPaid = 2;

const goodwillRefunds = [
  { amountVnd: 350_000, reason: 'Phòng nhận muộn hai giờ, khách có con nhỏ.', minutesAgo: 190 },
  { amountVnd: 500_000, reason: 'Xe đón trễ 40 phút ở sân bay.', minutesAgo: 60 * 21 },
];

async function askGestures({ db, now, staff }: TradeParts): Promise<void> {
  const bookings = await db
    .selectFrom('bookings')
    .select('code')
    .where('state', 'in', ['completed', 'confirmed'])
    .orderBy('created_at')
    .limit(goodwillRefunds.length)
    .execute();
  for (const [at, { code }] of bookings.entries()) {
    const goodwill = goodwillRefunds[at];
    if (!goodwill) continue;
    const { minutesAgo, ...request } = goodwill;
    const actor = staff.operations;
    await refundPart(db, { code, ...request, actor }, after(now, -minutesAgo));
  }
}

/**
 * Transfers without a booking code, from today and yesterday; one of them pays exactly what an unpaid booking owes, in its guest's name.
 */
export async function listStrayTransfers({ db, now }: Pick<TradeParts, 'db' | 'now'>) {
  const unpaid = await db
    .selectFrom('bookings')
    .select(['full_name as fullName', 'due_now_vnd as dueNowVnd'])
    .where('state', 'in', ['held', 'pending_payment'])
    .where('due_now_vnd', '>', 0)
    .where('created_at', '<', after(now, -15))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const named = unpaid && {
    amountVnd: unpaid.dueNowVnd,
    content: `${fold(unpaid.fullName).toUpperCase()} CK DAT CHO`,
    at: after(now, -9),
  };
  return [...(named ? [named] : []), ...nobodysTransfers(now)];
}

const nobodysTransfers = (now: Date) => [
  { amountVnd: 5_900_000, content: 'NGUYEN VAN HUNG CK DAT TOUR', at: after(now, -12) },
  { amountVnd: 2_400_000, content: 'tien xe ninh binh', at: after(now, -150) },
  { amountVnd: 3_480_000, content: 'MBVCB 8823 TRAN DUC LONG CHUYEN TIEN', at: after(now, -60 * 22) },
];

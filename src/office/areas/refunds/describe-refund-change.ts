import { z } from 'zod';
import { listOpenBookingRefunds } from '#modules/booking/cancellation/booking-refunds.ts';
import type { App } from '#platform/app.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

const actions: Readonly<Record<string, string>> = {
  approve: 'duyệt hoàn',
  transfer: 'ghi là đã chuyển',
  account: 'đổi tài khoản nhận của khoản hoàn',
};

/** What a refund's form does, with its amount and booking, as it is confirmed. */
export async function describeRefundChange({ db }: Pick<App, 'db'>, form: FormData): Promise<string> {
  const action = ownValue(actions, String(form.get('do'))) ?? 'đổi khoản hoàn';
  const id = z.uuid().safeParse(form.get('refund'));
  const [refund] = id.success ? await listOpenBookingRefunds(db, null, [id.data]) : [];
  return refund
    ? `${action} ${formatVnd(refund.amountVnd)} cho ${refund.bookingCode}`
    : `${action} tiền cho khách`;
}

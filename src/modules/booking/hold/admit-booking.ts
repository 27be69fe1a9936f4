import { verifyQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import type { App } from '#platform/app.ts';
import { admitGuess } from '#platform/bots/admit-guess.ts';
import { readProof } from '#platform/bots/sender.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { createBulkhead } from '#platform/limits/create-bulkhead.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { countingOf, type Limit, takeAllowance } from '#platform/limits/take-allowance.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { Excess } from './steps/find-excess.ts';

/** A guest admitted by `admitBooking`, whose unpaid holds are limited. */
export interface AdmittedGuest {
  ip: string;
  /** The proof that the booking consumes. */
  proof: { proof: string; expiresAt: Date } | null;
}

export type BookingAdmission =
  /** `guest` is null where no limits apply. */
  | { ok: true; guest: AdmittedGuest | null }
  | {
      ok: false;
      /** 'proof_needed': with a solved puzzle the booking is admitted. */
      reason: 'proof_needed' | 'proof_failed' | 'too_many_bookings' | 'mailbox_full';
      retryAfterSeconds: number;
    };

const hour = 3600;

/** Limits per IP address and hour: bookings without a solved puzzle, and in total. */
const unproven = { name: 'unproven bookings', max: 5, windowSeconds: hour };

const ofAddress = { name: 'bookings', max: 40, windowSeconds: hour };

/** Each booking sends a mail to an address that is not verified yet. */
const ofMailbox = { name: 'booking mails', max: 10, windowSeconds: hour };

/**
 * Admits a booking, before anything is looked up or locked: the first few from an IP address without a puzzle, further ones with a solved
 * puzzle each, up to an hourly limit; and a limited number per mailbox. Tries count, whatever their outcome.
 */
export async function admitBooking(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  { ip, email, proof }: { ip: string; email: string; proof?: string | undefined },
): Promise<BookingAdmission> {
  const counting = countingOf(app);
  if (!counting.isOn) return { ok: true, guest: null };
  const read = proof ? await readProof(app, proof, ip) : null;
  if (proof && !read) return { ok: false, reason: 'proof_failed', retryAfterSeconds: 1 };
  const subject = addressKey(ip);
  const limits: Limit[] = [
    { ...ofAddress, subject },
    { ...ofMailbox, subject: mailboxKey(email) },
    ...(read ? [] : [{ ...unproven, subject }]),
  ];
  const allowance = await takeAllowance(app.db, limits, counting);
  if (allowance.ok) return { ok: true, guest: { ip, proof: read } };
  const { limit, retryAfterSeconds } = allowance;
  return { ok: false, reason: reasons[limit] ?? 'too_many_bookings', retryAfterSeconds };
}

const reasons: Record<string, 'proof_needed' | 'mailbox_full'> = {
  [unproven.name]: 'proof_needed',
  [ofMailbox.name]: 'mailbox_full',
};

/**
 * Concurrent bookings of one unit per process. Its rows are locked by one booking after another anyway, so more would only
 * wait while occupying a connection.
 */
const atTurn = createBulkhead({ most: 3, waitMs: 1_000 });

/**
 * Books once few enough others of this process are booking the same units. Runs outside the booking's transaction, so
 * that waiting here blocks nobody else.
 * @throws WaitedTooLong
 */
export function awaitTurn<T>(
  { secret, quoteToken, now }: { secret: string; quoteToken: string; now: Date },
  book: () => Promise<T>,
): Promise<T> {
  const quote = verifyQuoteToken(secret, quoteToken, now);
  return atTurn(quote.ok ? quote.request.items.map(({ unitId }) => `unit ${unitId}`) : [], book);
}

export type CodeAdmission =
  /** `giveBack` is to be called unless the code is unknown: only wrong codes count. */
  | { ok: true; giveBack(): Promise<void> }
  | { ok: false; reason: 'too_many_guesses'; message: string; retryAfterSeconds: number };

/**
 * Allows a try of a promotion, voucher or credit code, before it is looked up. A code is worth money, so wrong ones are
 * counted per IP address, all three kinds together.
 */
export async function admitCode(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  ip: string,
): Promise<CodeAdmission> {
  const guess = await admitGuess(app, { about: 'price codes', code: null, ip });
  if (guess.ok) return guess;
  const { retryAfterSeconds } = guess;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Từ mạng này vừa có nhiều lượt nhập mã chưa đúng. Vui lòng chờ ${minutes} phút rồi nhập lại, hoặc tiếp tục mà không dùng mã.`;
  return { ok: false, reason: 'too_many_guesses', message, retryAfterSeconds };
}

/** Messages to users who exceed a limit when booking. */
export const limitMessages = {
  too_many_holds:
    'Số điện thoại, email hoặc mạng này đang giữ nhiều chỗ chưa thanh toán. Vui lòng thanh toán hoặc hủy bớt rồi đặt tiếp.',
  proof_needed:
    'Từ mạng này vừa có nhiều lượt đặt, nên cần thêm vài giây kiểm tra. Khi trang báo “Đã kiểm tra xong”, vui lòng bấm gửi lại.',
  proof_failed: 'Lượt kiểm tra khi gửi chưa xong hoặc đã quá hạn. Vui lòng bấm gửi lại.',
  proof_used: 'Biểu mẫu này đã được gửi cho một lần đặt. Vui lòng bấm gửi lại.',
  too_many_bookings:
    'Từ mạng này đã có rất nhiều lượt đặt trong một giờ qua. Vui lòng thử lại sau, hoặc gọi số hỗ trợ.',
  mailbox_full:
    'Email này vừa nhận nhiều thư giữ chỗ. Vui lòng thanh toán các chỗ đang giữ, thử lại sau một giờ, hoặc gọi số hỗ trợ.',
} as const;

/** Message on the most that one guest may hold unpaid, with the alternatives for larger needs. */
export function shareMessage({ title, noun, day, most }: Excess): string {
  const what = [`${most} ${noun}`, title && `“${title}”`, day && `ngày ${formatDate(day)}`];
  return `Khi chưa thanh toán, mỗi khách giữ được tối đa ${what.filter(Boolean).join(' ')}, tính cả những gì đang giữ. Vui lòng giảm số lượng, thanh toán chỗ đang giữ, hoặc gửi yêu cầu để chúng tôi giữ chỗ cho đoàn.`;
}

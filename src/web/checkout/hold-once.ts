import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { awaitTurn } from '#modules/booking/commands/await-turn.ts';
import { type CreateBookingResult, createBooking } from '#modules/booking/commands/create-booking.ts';
import type { createBookingInput } from '#modules/booking/schema.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { hashRequest, type Reply, runIdempotent } from '#platform/http/idempotency.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { CheckoutValues } from './checkout-values.ts';

type Refused = Extract<CreateBookingResult, { ok: false }>;

/**
 * Holds what a checkout form asks for, once for the key that the form was opened with: a second copy of it waits for
 * the first and gets the same booking. `refusal` is for the visitor to read.
 */
export async function holdOnce(
  app: App,
  { key, values, input }: { key: string; values: CheckoutValues; input: z.infer<typeof createBookingInput> },
): Promise<{ code: string } | { refusal: string }> {
  if (!z.uuid().safeParse(key).success)
    return { refusal: 'Biểu mẫu này không còn đủ. Bạn mở lại trang đặt chỗ rồi gửi nhé.' };
  const request = { scope: 'page /dat-cho', key, requestHash: hashRequest(values) };
  const run = async (tx: Tx): Promise<Reply> => {
    const result = await createBooking(tx, app.queue, input, {
      secret: app.secrets.token,
      actor: 'guest',
      now: app.clock.now(),
    });
    return result.ok
      ? { status: 303, body: { code: result.booking.code } }
      : { status: 409, body: { refusal: refusalText(result) } };
  };
  try {
    const inLine = { secret: app.secrets.token, quoteToken: input.quoteToken, now: app.clock.now() };
    const hold = () => awaitTurn(inLine, () => runIdempotent(app.db, request, { run }));
    const reply = await whenFirstIsDone(hold);
    return reply.body as { code: string } | { refusal: string };
  } catch (error) {
    if (error instanceof ProblemError) return { refusal: error.problem.title };
    throw error;
  }
}

const pauseMs = 200;
const pauses = 40;

/** Comes back to a request whose first copy is still under way; a visitor who tapped twice must not see a refusal. */
async function whenFirstIsDone(run: () => Promise<Reply>): Promise<Reply> {
  for (let pause = 0; ; pause++) {
    try {
      return await run();
    } catch (error) {
      const isInFlight = error instanceof ProblemError && error.problem.code === 'request_in_flight';
      if (!isInFlight || pause === pauses) throw error;
      await wait(pauseMs);
    }
  }
}

function refusalText(refused: Refused): string {
  switch (refused.reason) {
    case 'invalid_quote':
    case 'quote_expired':
      return 'Báo giá đã hết hạn. Giá bên dưới là giá mới nhất, bạn xem lại rồi đặt nhé.';
    case 'price_changed':
      return 'Giá vừa thay đổi. Giá bên dưới là giá mới nhất, bạn xem lại rồi đặt nhé.';
    case 'too_many_holds':
      return 'Số điện thoại này đang giữ nhiều chỗ chưa thanh toán. Bạn thanh toán hoặc hủy bớt rồi đặt tiếp nhé.';
    case 'promotion_used_up':
      return 'Mã ưu đãi đã hết lượt. Bạn bỏ mã rồi đặt tiếp nhé.';
    case 'voucher_taken':
      return 'Mã combo này đang được dùng cho một đặt chỗ khác.';
    case 'sold_out':
      return refused.message;
    case 'not_available':
      return refused.refusal.message;
  }
}

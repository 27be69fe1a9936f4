import { z } from 'zod';
import { askBookingCodes } from '#modules/booking/access/access-codes.ts';
import type { App } from '#platform/app.ts';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';

/** The outcome of a request for lost codes: the same text whether or not the mailbox has any. */
export interface Resent {
  email: string;
  error: string | null;
}

const refusal = 'Bạn vừa yêu cầu nhiều lần. Vui lòng thử lại sau một giờ.';

/** Mails the booking codes of a typed mail address to it. */
export async function resendCodes(
  app: Parameters<typeof askBookingCodes>[0] & Pick<App, 'db'>,
  request: Request,
  form: FormData,
): Promise<Resent> {
  const email = String(form.get('email') ?? '').trim();
  if (!z.email().max(200).safeParse(email).success)
    return {
      email,
      error: email ? 'Email chưa đúng, ví dụ ten@gmail.com.' : 'Vui lòng nhập email đã dùng khi đặt.',
    };
  const requested = await askBookingCodes(app, { email, ip: readFormGuard(form, request).ip });
  return { email, error: requested.ok ? null : refusal };
}

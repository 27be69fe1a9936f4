import type { z } from 'zod';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import type { App } from '#platform/app.ts';
import type { createdShape } from './shapes.ts';

/** A new booking as the contract names its parts, with what opens it. */
export function createdReply(app: App, booking: CreatedBooking): z.infer<typeof createdShape> {
  return {
    code: booking.code,
    status: booking.state,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    answerBy: booking.answerBy?.toISOString() ?? null,
    total: booking.totalVnd,
    dueNow: booking.dueNowVnd,
    accessToken: booking.accessToken,
    url: `${app.config.publicUrl}/chuyen-di/${booking.code}?token=${booking.accessToken}`,
  };
}

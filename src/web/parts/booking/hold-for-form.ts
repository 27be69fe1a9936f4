import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import {
  type AdmittedGuest,
  admitBooking,
  type BookingAdmission,
  limitMessages,
} from '#modules/booking/hold/admit-booking.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { hashRequest, type Reply, runIdempotent } from '#platform/http/run-idempotent.ts';

type NotAdmittedReason = Extract<BookingAdmission, { ok: false }>['reason'];

export interface HoldRefusal {
  refusal: string;
  /** Whether the next try needs a solved puzzle. */
  needsProof: boolean;
}

/** Carries the reason out of the idempotent run, so that the refusal is not stored: another try may be admitted. */
class NotAdmitted extends Error {
  readonly reason: NotAdmittedReason;

  constructor(reason: NotAdmittedReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Places the hold that a form asks for, once per the idempotency key it was opened with: a second copy waits for the first and
 * gets the same booking. Its sender is admitted as for any booking. `refusal` is for the visitor to read.
 */
export async function holdForForm(
  app: App,
  {
    scope,
    key,
    values,
    email,
    guard,
    book,
    inLine = (hold) => hold(),
  }: {
    /** The page, which scopes the idempotency keys. */
    scope: string;
    key: string;
    /** All form values: the same key with another form is refused. */
    values: unknown;
    email: string;
    guard: { ip: string; altcha?: string | undefined };
    book: (tx: Tx, guest: AdmittedGuest | null) => Promise<{ code: string } | HoldRefusal>;
    /** Runs the hold in a queue, where only so many may book at a time. */
    inLine?: (hold: () => Promise<Reply>) => Promise<Reply>;
  },
): Promise<{ code: string } | HoldRefusal> {
  if (!z.uuid().safeParse(key).success)
    return {
      refusal: 'Biểu mẫu này không còn đủ. Vui lòng mở lại trang đặt chỗ rồi gửi.',
      needsProof: false,
    };
  const request = { scope, key, requestHash: hashRequest(values) };
  const prepare = async () => {
    const { ip, altcha: proof } = guard;
    const admitted = await admitBooking(app, { ip, email, proof });
    if (!admitted.ok) throw new NotAdmitted(admitted.reason);
    return admitted.guest;
  };
  const run = async (tx: Tx, guest: AdmittedGuest | null): Promise<Reply> => {
    const body = await book(tx, guest);
    return { status: 'code' in body ? 303 : 409, body };
  };
  try {
    const hold = () => inLine(() => runIdempotent(app.db, request, { prepare, run }));
    const reply = await whenFirstIsDone(hold);
    return reply.body as { code: string } | HoldRefusal;
  } catch (error) {
    if (error instanceof ProblemError) return { refusal: error.problem.title, needsProof: false };
    if (!(error instanceof NotAdmitted)) throw error;
    const { reason } = error;
    return { refusal: limitMessages[reason], needsProof: /^proof/.test(reason) };
  }
}

const pauseMs = 200;
const pauses = 40;

/** Retries while the first copy of the request is in flight; a visitor who double-tapped must not see a refusal. */
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

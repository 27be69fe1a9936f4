import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import {
  type AdmittedGuest,
  admitBooking,
  awaitTurn,
  type BookingAdmission,
  limitMessages,
} from '#modules/booking/hold/admit-booking.ts';
import { createBooking, createRefusalMessage } from '#modules/booking/hold/create-booking.ts';
import type { createBookingInput } from '#modules/booking/schema.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { hashRequest, type Reply, runIdempotent } from '#platform/http/run-idempotent.ts';
import type { CheckoutValues } from './checkout-values.ts';

type NotAdmittedReason = Extract<BookingAdmission, { ok: false }>['reason'];

interface Refusal {
  refusal: string;
  /** A solved puzzle is to go along with the next try. */
  needsProof: boolean;
}

/** Keeps the reason on its way out; another try may be let in, so nothing of it is kept. */
class NotAdmitted extends Error {
  readonly reason: NotAdmittedReason;

  constructor(reason: NotAdmittedReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Holds what a checkout form asks for, once for the key that the form was opened with: a second copy of it waits for
 * the first and gets the same booking. `refusal` is for the visitor to read.
 */
export async function holdOnce(
  app: App,
  {
    key,
    values,
    input,
    guard,
    accountId,
    source,
  }: {
    key: string;
    values: CheckoutValues;
    input: z.infer<typeof createBookingInput>;
    guard: { ip: string; altcha?: string | undefined };
    /** Of who is signed in. */
    accountId?: string | null;
    /** From where they came to the site. */
    source?: string | null;
  },
): Promise<{ code: string } | Refusal> {
  if (!z.uuid().safeParse(key).success)
    return {
      refusal: 'Biểu mẫu này không còn đủ. Vui lòng mở lại trang đặt chỗ rồi gửi.',
      needsProof: false,
    };
  const request = { scope: 'page /dat-cho', key, requestHash: hashRequest(values) };
  const prepare = async () => {
    const { ip, altcha: proof } = guard;
    const admitted = await admitBooking(app, { ip, email: input.contact.email, proof });
    if (!admitted.ok) throw new NotAdmitted(admitted.reason);
    return admitted.guest;
  };
  const run = async (tx: Tx, guest: AdmittedGuest | null): Promise<Reply> => {
    const result = await createBooking(tx, app.queue, input, {
      secret: app.secrets.token,
      actor: 'guest',
      now: app.clock.now(),
      guest,
      accountId: accountId ?? null,
      source: source ?? null,
    });
    return result.ok
      ? { status: 303, body: { code: result.booking.code } }
      : {
          status: 409,
          body: { refusal: createRefusalMessage(result), needsProof: result.reason === 'proof_used' },
        };
  };
  try {
    const inLine = { secret: app.secrets.token, quoteToken: input.quoteToken, now: app.clock.now() };
    const hold = () => awaitTurn(inLine, () => runIdempotent(app.db, request, { prepare, run }));
    const reply = await whenFirstIsDone(hold);
    return reply.body as { code: string } | Refusal;
  } catch (error) {
    if (error instanceof ProblemError) return { refusal: error.problem.title, needsProof: false };
    if (!(error instanceof NotAdmitted)) throw error;
    const { reason } = error;
    return { refusal: limitMessages[reason], needsProof: /^proof/.test(reason) };
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

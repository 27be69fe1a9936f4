import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cookiesOf } from '#api/v1/auth/visit-of.ts';
import { once, writingHeaders } from '#api/v1/once.ts';
import { quoteShape } from '#api/v1/quotes/shapes.ts';
import { type AdmittedGuest, admitBooking, awaitTurn } from '#modules/booking/hold/admit-booking.ts';
import { type CreateBookingResult, createBooking } from '#modules/booking/hold/create-booking.ts';
import { createBookingInput } from '#modules/booking/schema.ts';
import { notePartnerBooking } from '#modules/channels/partners/partner-bookings.ts';
import { makeTestBooking } from '#modules/channels/partners/test-bookings.ts';
import { type Firm, findFirm } from '#modules/firms/queries/find-firm.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { admissionProblem, createBookingProblem } from './problems.ts';
import { createdShape } from './shapes.ts';

/**
 * A booking; the solved puzzle if one was required (429 `proof_needed`); and for a signed-in guest the firm from /me/firms
 * that it is for, whose invoice data are used unless others are given.
 */
const bookingBody = createBookingInput.extend({
  altcha: z.string().max(4000).optional(),
  firmId: z.uuid('Mã công ty chưa đúng.').optional(),
});

/** Limit per IP address, over all booking collections. */
const bookingCalls = { name: 'bookings', max: 30, windowSeconds: 60 };

/** Collections in which bookings are made. The quote says what is booked, so all take the same body. */
const collections = [
  ['/bookings', 'Giữ chỗ theo một báo giá'],
  ['/book-combos', 'Giữ chỗ một combo theo báo giá'],
  ['/book-tours', 'Giữ chỗ một tour theo báo giá'],
  ['/book-cruises', 'Giữ chỗ một du thuyền theo báo giá'],
] as const;

export const bookingCreationRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const [path, summary] of collections) {
    server.post(
      path,
      {
        schema: {
          summary,
          tags: ['booking'],
          headers: writingHeaders,
          body: bookingBody,
          response: { 201: createdShape, 409: z.looseObject({ quote: quoteShape.optional() }) },
        },
        config: { calls: bookingCalls, scope: 'booking.create' },
      },
      async (request, reply) => {
        const { status, body } = await bookOnce(app, request, request.body);
        return reply.code(status).send(body);
      },
    );
  }
};

function bookOnce(
  app: App,
  request: FastifyRequest,
  { altcha: proof, firmId, ...input }: z.infer<typeof bookingBody>,
) {
  const { token: secret, data: dataSecrets } = app.secrets;
  const context = { secret, dataSecrets, now: app.clock.now() };
  const { partner } = request;
  const admit = async () => {
    // A partner's key has limits of its own, and nobody is there to solve a puzzle.
    if (partner) return null;
    const admitted = await admitBooking(app, { ip: request.ip, email: input.contact.email, proof });
    if (!admitted.ok) throw admissionProblem(admitted);
    return admitted.guest;
  };
  const book = async (tx: Tx, guest: AdmittedGuest | null) => {
    const session = partner ? null : await readGuestSession(app, cookiesOf(request));
    const accountId = session?.userId ?? null;
    // `createBooking` refuses a firm that the guest does not belong to.
    const firm = firmId && accountId ? await findFirm(tx, { firmId, userId: accountId }) : null;
    const invoice = input.invoice ?? (firm ? invoiceOf(firm) : undefined);
    const by = { ...context, actor: 'guest' as const, guest, accountId, firmId: firmId ?? null };
    const result =
      partner?.mode === 'test'
        ? await makeTestBooking(app, tx, { input, caller: partner })
        : await createBooking(tx, app.queue, { ...input, invoice }, by);
    if (!result.ok) throw createBookingProblem(result);
    if (partner?.mode === 'live') {
      const booked = { bookingId: result.booking.id, code: result.booking.code, caller: partner };
      await notePartnerBooking(tx, booked, context.now);
    }
    return { status: 201 as const, body: createdReply(app, result.booking) };
  };
  return awaitTurn({ ...context, quoteToken: input.quoteToken }, () =>
    once(app, request, { prepare: admit, run: book }),
  );
}

const invoiceOf = ({ name, taxCode, address, email }: Firm) => ({
  ...{ companyName: name, taxCode, address },
  ...(email && { email }),
});

/** A new booking in the field names of the API contract, with its access token. */
function createdReply(
  app: App,
  booking: Extract<CreateBookingResult, { ok: true }>['booking'],
): z.infer<typeof createdShape> {
  return {
    code: booking.code,
    status: booking.state,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    answerBy: booking.answerBy?.toISOString() ?? null,
    total: booking.totalVnd,
    dueNow: booking.dueNowVnd,
    awaitsApproval: booking.awaitsApproval,
    accessToken: booking.accessToken,
    url: `${app.config.publicUrl}/chuyen-di/${booking.code}?token=${booking.accessToken}`,
  };
}

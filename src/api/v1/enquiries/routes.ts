import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tooManyCalls } from '#api/limit-calls.ts';
import { listOf } from '#api/v1/list-query.ts';
import { once, writingHeaders } from '#api/v1/once.ts';
import { codeParams } from '#api/v1/params.ts';
import { isMachineRefusal, requireSender, senderProblem } from '#api/v1/sender-problems.ts';
import { bookFare } from '#modules/booking/hold/book-fare.ts';
import { type AcceptOfferResult, acceptOfferRefusals } from '#modules/enquiries/commands/accept-offer.ts';
import {
  type CreateEnquiryResult,
  createEnquiryRefusals,
} from '#modules/enquiries/commands/create-enquiry.ts';
import { receiveEnquiry } from '#modules/enquiries/flights/receive-enquiry.ts';
import { findEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import { airports } from '#modules/enquiries/rules/airports.ts';
import { enquiryLookUps, readEnquiryCode } from '#modules/enquiries/rules/enquiry-code.ts';
import { enquiryStateLabels } from '#modules/enquiries/rules/enquiry-state.ts';
import { enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import type { App } from '#platform/app.ts';
import { admitGuess } from '#platform/bots/admit-guess.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { acceptedShape, airportShape, createdEnquiryShape, enquiryShape } from './shapes.ts';

const tags = ['requests'];
const phoneHeader = z.object({
  'x-request-phone': z
    .string('Vui lòng nhập số điện thoại đã dùng khi gửi yêu cầu.')
    .max(40)
    .meta({ description: 'Số điện thoại đã dùng khi gửi yêu cầu.' }),
});

/** Guests' enquiries, the offers they get, and the fare that they choose. */
export const enquiryRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  await server.register(sendRoutes, { app });
  await server.register(lookUpRoute, { app });
  await server.register(acceptRoute, { app });
  server.get(
    '/airports',
    { schema: { summary: 'Sân bay trong nước', tags, response: { 200: listOf(airportShape) } } },
    async () => ({
      results: airports,
      page: 1,
      limit: airports.length,
      totalPages: 1,
      totalResults: airports.length,
    }),
  );
};

const sendRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  const collections = [
    ['/contacts', 'Gửi yêu cầu tới nhân viên'],
    ['/flight-requests', 'Hỏi vé máy bay: nhân viên tìm giá và gửi tối đa ba phương án'],
  ] as const;
  for (const [path, summary] of collections) {
    server.post(
      path,
      {
        schema: {
          summary,
          tags,
          headers: writingHeaders,
          body: path === '/contacts' ? enquiryInput : flightEnquiryBody,
          response: { 201: createdEnquiryShape },
        },
        config: { calls: { name: 'requests', max: 10, windowSeconds: 60 } },
      },
      async (request, reply) => {
        const { status, body } = await once(app, request, {
          prepare: () => {
            const { website, openedAt, altcha: proof } = request.body;
            return requireSender(app, { website, openedAt, proof, ip: request.ip });
          },
          run: async (tx, sender) => {
            const result = await receiveEnquiry({ ...app, db: tx }, request.body, sender);
            if (!result.ok) throw createEnquiryProblem(result);
            const { code, kind, state, createdAt } = result.enquiry;
            return {
              status: 201,
              body: {
                code,
                kind,
                kindLabel: enquiryTypeLabels[kind],
                status: state,
                statusLabel: enquiryStateLabels[state],
                createdAt: createdAt.toISOString(),
              },
            };
          },
        });
        return reply.code(status).send(body);
      },
    );
  }
};

const lookUpRoute: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.get(
    '/contacts/:code',
    {
      schema: {
        summary: 'Một yêu cầu và các phương án đã báo',
        tags,
        params: codeParams,
        security: [{ requestPhone: [] }],
        headers: phoneHeader,
        response: { 200: enquiryShape },
      },
    },
    async ({ params, headers, ip }, reply) => {
      const guess = await countedGuess(app, { code: params.code, ip });
      const found = await findEnquiry(app.db, params.code, headers['x-request-phone'], app.clock.now());
      if (!found) throw notFound('Không tìm thấy yêu cầu này.');
      await guess.giveBack();
      reply.header('cache-control', 'private, no-store');
      const { id, state, stateLabel, ...view } = found;
      return { ...view, status: state, statusLabel: stateLabel };
    },
  );
};

const acceptRoute: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  server.post(
    '/contacts/:code/accept',
    {
      schema: {
        summary: 'Chọn một phương án đã báo',
        tags,
        headers: writingHeaders,
        params: codeParams,
        body: z.object({
          phone: z.string('Vui lòng nhập số điện thoại.').max(40),
          fareId: z.uuid('Vui lòng chọn một phương án.'),
        }),
        response: { 200: acceptedShape },
      },
    },
    async (request, reply) => {
      const { code } = request.params;
      let guess: Awaited<ReturnType<typeof countedGuess>> | undefined;
      const { status, body } = await once(app, request, {
        prepare: async () => {
          guess = await countedGuess(app, { code, ip: request.ip });
        },
        run: async (tx) => {
          const result = await bookFare(
            tx,
            app.queue,
            { code, ...request.body },
            { secret: app.secrets.token, dataSecrets: app.secrets.data, now: app.clock.now() },
          );
          if (!result.ok) throw acceptProblem(result.reason);
          const { state, dueVnd, bookingCode } = result;
          return { status: 200, body: { code: result.code, status: state, due: dueVnd, bookingCode } };
        },
      });
      await guess?.giveBack();
      return reply.code(status).send(body);
    },
  );
};

/** Code and phone together open an enquiry, so guesses count against the same limits as on the page. */
async function countedGuess(app: App, { code, ip }: { code: string; ip: string }) {
  const guess = await admitGuess(app, { about: enquiryLookUps, code: readEnquiryCode(code), ip });
  if (!guess.ok) throw tooManyCalls(guess.retryAfterSeconds);
  return guess;
}

/** Fills in the kind, which is implied here. */
const flightEnquiryBody = z.preprocess(
  (body) => (body && typeof body === 'object' ? { ...body, kind: 've-may-bay' } : body),
  enquiryInput,
);

type CreateRefusal = Extract<CreateEnquiryResult, { ok: false }>;
type AcceptRefusal = Extract<AcceptOfferResult, { ok: false }>['reason'];

/** A refused enquiry as a problem; names the invalid field, if any. */
function createEnquiryProblem(refusal: CreateRefusal): ProblemError {
  const { reason } = refusal;
  if (isMachineRefusal(reason)) return senderProblem(reason);
  const title = createEnquiryRefusals[reason];
  const isLimit = reason === 'too_many_requests';
  return new ProblemError(isLimit ? 429 : 422, reason, title, {
    ...('field' in refusal && { errors: [{ field: refusal.field, message: title }] }),
    ...(isLimit && { headers: { 'retry-after': '3600' } }),
  });
}

function acceptProblem(reason: AcceptRefusal): ProblemError {
  const isUnknown = reason === 'unknown_request' || reason === 'unknown_fare';
  return new ProblemError(isUnknown ? 404 : 409, reason, acceptOfferRefusals[reason]);
}

import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { siteOrigins } from '#platform/http/site-origins.ts';
import { admitPartner } from './admit-partner.ts';
import { apiDocument, describeRoute } from './api-document.ts';
import { describeApi } from './describe-api.ts';
import { limitCalls } from './limit-calls.ts';
import { sendProblem } from './problem-replies.ts';
import { refuseControlCharacters } from './refuse-control-characters.ts';
import { altchaRoutes } from './v1/altcha/routes.ts';
import { contentRoutes } from './v1/articles/routes.ts';
import { affiliateRoutes } from './v1/auth/affiliate-routes.ts';
import { authRoutes } from './v1/auth/auth-routes.ts';
import { firmRoutes } from './v1/auth/firm-routes.ts';
import { meRoutes } from './v1/auth/me-routes.ts';
import { pointRoutes } from './v1/auth/point-routes.ts';
import { bookingRoutes } from './v1/bookings/routes.ts';
import { calendarFeedRoutes } from './v1/calendars/routes.ts';
import { destinationRoutes } from './v1/destinations/routes.ts';
import { soughtRoutes } from './v1/destinations/sought-routes.ts';
import { enquiryRoutes } from './v1/enquiries/routes.ts';
import { itineraryRoutes } from './v1/itineraries/routes.ts';
import { newsletterRoutes } from './v1/newsletter/routes.ts';
import { partnerRoutes } from './v1/partners/routes.ts';
import { bankWebhookRoutes } from './v1/payments/bank-webhook-routes.ts';
import { providerWebhookRoutes } from './v1/payments/provider-webhook-routes.ts';
import { changePlanRoutes } from './v1/plans/change-routes.ts';
import { planCommentRoutes } from './v1/plans/comment-routes.ts';
import { planRoutes } from './v1/plans/routes.ts';
import { votePlanRoutes } from './v1/plans/vote-routes.ts';
import { writePlanRoutes } from './v1/plans/write-routes.ts';
import { productRoutes } from './v1/products/by-id-routes.ts';
import { calendarRoutes } from './v1/products/calendar-routes.ts';
import { mapRoutes } from './v1/products/map-routes.ts';
import { catalogRoutes } from './v1/products/routes.ts';
import { quoteRoutes } from './v1/quotes/routes.ts';
import { reviewRoutes } from './v1/reviews/routes.ts';
import { writeReviewRoutes } from './v1/reviews/write-routes.ts';
import { settingsRoutes } from './v1/settings/routes.ts';
import { suggestionRoutes } from './v1/suggestions/routes.ts';
import { vocabularyRoutes } from './v1/vocabularies/routes.ts';
import { voucherRoutes } from './v1/vouchers/routes.ts';

/** Registers everything below /api: zod validation, problem replies, limits, and the document that describes it all. */
export async function registerApi(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  const origins = siteOrigins(app.config);
  await server.register(cors, {
    // Other origins get no such header at all; the response varies by origin in any case.
    origin: (asking, done) => done(null, asking !== undefined && origins.includes(asking) && asking),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-request-phone'],
    maxAge: 7200,
  });
  limitCalls(server, app);
  await server.register(swagger, apiDocument(app.config));
  refuseControlCharacters(server);
  // The pages handle all remaining URLs, so unknown API URLs are answered here.
  for (const url of ['/', '/*']) {
    server.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      schema: { hide: true },
      handler: (request, reply) =>
        sendProblem(request, reply, new ProblemError(404, 'not_found', 'Không có địa chỉ này trong API.')),
    });
  }
  await server.register(
    async (v1) => {
      v1.addHook('onRoute', describeRoute);
      admitPartner(v1, app);
      v1.get('/openapi.json', { schema: { hide: true } }, async () => server.swagger());
      await v1.register(settingsRoutes, { app });
      await v1.register(contentRoutes, { app });
      await v1.register(destinationRoutes, { app });
      await v1.register(soughtRoutes, { app });
      await v1.register(suggestionRoutes, { app });
      await v1.register(vocabularyRoutes, { app });
      await v1.register(catalogRoutes, { app });
      await v1.register(mapRoutes, { app });
      await v1.register(productRoutes, { app });
      await v1.register(calendarRoutes, { app });
      await v1.register(itineraryRoutes, { app });
      await v1.register(reviewRoutes, { app });
      await v1.register(writeReviewRoutes, { app });
      await v1.register(newsletterRoutes, { app });
      await v1.register(calendarFeedRoutes, { app });
      await v1.register(quoteRoutes, { app });
      await v1.register(bookingRoutes, { app });
      await v1.register(bankWebhookRoutes, { app });
      await v1.register(providerWebhookRoutes, { app });
      await v1.register(authRoutes, { app });
      await v1.register(meRoutes, { app });
      await v1.register(pointRoutes, { app });
      await v1.register(affiliateRoutes, { app });
      await v1.register(firmRoutes, { app });
      await v1.register(altchaRoutes, { app });
      await v1.register(enquiryRoutes, { app });
      await v1.register(partnerRoutes, { app });
      await v1.register(voucherRoutes, { app });
      await v1.register(planRoutes, { app });
      await v1.register(planCommentRoutes, { app });
      await v1.register(writePlanRoutes, { app });
      await v1.register(changePlanRoutes, { app });
      await v1.register(votePlanRoutes, { app });
    },
    { prefix: '/v1' },
  );
  server.get('/docs', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(describeApi(server.swagger())),
  );
}

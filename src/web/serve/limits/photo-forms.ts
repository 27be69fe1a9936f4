import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reviewPhotoLimits } from '#modules/reviews/commands/add-photos.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import type { App } from '#platform/app.ts';
import { refusePage } from './refuse-form.ts';

/** What a form has around its files. */
const aroundBytes = 64 * 1024;
const bodyLimit = reviewPhotoLimits.totalBytes + aroundBytes;
/** So much more is still let run out, because a browser reads no answer before it has sent its form. */
const mostDrained = 100 * 1024 * 1024;

/**
 * The one form of the site that may be large: photos of a review. Nothing of it is taken in before its address has shown
 * a pass to the reviews of a trip.
 */
export const photoForms = {
  path: '/danh-gia/:token/:product/hinh',
  options: (app: Pick<App, 'secrets' | 'clock'>) => ({
    bodyLimit,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const { token } = request.params as { token: string };
      if (!reviewLinkToken.read(app.secrets.token, token, app.clock.now()))
        return refusePage(reply, { status: 404, text: 'Không có trang này.' });
      const bytes = Number(request.headers['content-length'] ?? 0);
      if (bytes <= bodyLimit) return;
      if (bytes <= mostDrained) await once(request.raw.resume(), 'end');
      const [path = ''] = request.url.split('?', 1);
      return reply.header('cache-control', 'private, no-store').redirect(`${path}?loi=nang`, 303);
    },
  }),
};

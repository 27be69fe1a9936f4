import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { photoLimits } from '#modules/media/commands/read-photo.ts';
import { videoLimits } from '#modules/media/commands/read-video.ts';
import { reviewPhotoLimits } from '#modules/reviews/commands/add-photos.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import type { App } from '#platform/app.ts';
import { refusePage } from './refuse-form.ts';

/** What a form has around its files. */
const aroundBytes = 64 * 1024;
/** So much more is still let run out, because a browser reads no answer before it has sent its form. */
const mostDrained = 100 * 1024 * 1024;
/** So many films are taken in at once, because each lies in memory while it is read. */
const filmsAtOnce = 2;

/**
 * The two forms of the site that may be large: photos of a review, and its film. Nothing of them is taken in before their address
 * has shown a pass to the reviews of a trip.
 */
export function reviewFileForms(app: Pick<App, 'secrets' | 'clock'>) {
  return [
    largeForm(app, { path: '/danh-gia/:token/:product/hinh', mostBytes: reviewPhotoLimits.totalBytes }),
    largeForm(app, {
      path: '/danh-gia/:token/:product/video',
      // The picture that stands for it comes along.
      mostBytes: videoLimits.bytes + photoLimits.bytes,
      atOnce: filmsAtOnce,
    }),
  ];
}

function largeForm(
  app: Pick<App, 'secrets' | 'clock'>,
  {
    path,
    mostBytes,
    atOnce = Number.POSITIVE_INFINITY,
  }: { path: string; mostBytes: number; atOnce?: number },
) {
  const bodyLimit = mostBytes + aroundBytes;
  let taking = 0;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { token: string };
    if (!reviewLinkToken.read(app.secrets.token, token, app.clock.now()))
      return refusePage(reply, { status: 404, text: 'Không có trang này.' });
    const bytes = Number(request.headers['content-length'] ?? 0);
    const why = bytes > bodyLimit ? 'nang' : taking >= atOnce ? 'ban' : null;
    if (why === null) {
      taking++;
      reply.raw.once('close', () => taking--);
      return;
    }
    if (bytes <= mostDrained) await once(request.raw.resume(), 'end');
    const [address = ''] = request.url.split('?', 1);
    return reply.header('cache-control', 'private, no-store').redirect(`${address}?loi=${why}`, 303);
  };
  return { path, options: { bodyLimit, onRequest } };
}

import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { photoLimits } from '#modules/media/commands/read-photo.ts';
import { videoLimits } from '#modules/media/commands/read-video.ts';
import { reviewPhotoLimits } from '#modules/reviews/commands/add-photos.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import type { App } from '#platform/app.ts';
import { refusePage } from './refuse-form.ts';

/** A multipart form's overhead around its files. */
const aroundBytes = 64 * 1024;
/** The most of a rejected upload that is drained, because a browser reads no response before it has sent its form. */
const mostDrained = 100 * 1024 * 1024;
/** The most concurrent video uploads, because each is held in memory while it is read. */
const filmsAtOnce = 2;

/**
 * The site's two large forms: a review's photos, and its video. Nothing is read before their URL has shown a valid link token to
 * the reviews of a trip.
 */
export function reviewFileForms(app: Pick<App, 'secrets' | 'clock'>) {
  return [
    largeForm(app, { path: '/danh-gia/:token/:product/hinh', mostBytes: reviewPhotoLimits.totalBytes }),
    largeForm(app, {
      path: '/danh-gia/:token/:product/video',
      // The video's poster is uploaded along.
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
      return refusePage(reply, {
        status: 404,
        title: 'Liên kết đánh giá không còn dùng được',
        text: 'Liên kết có thể đã hết hạn hoặc bị cắt mất một đoạn. Bạn mở lại từ thư mời đánh giá.',
      });
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

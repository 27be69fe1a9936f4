import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { createAvifQueue } from '#modules/media/commands/create-avif-queue.ts';
import {
  createPictureVariants,
  type ImageFormat,
  offerImage,
} from '#modules/media/commands/picture-variants.ts';
import { readFilmPart } from '#modules/media/queries/read-film-part.ts';
import { isAllowedWidth } from '#modules/media/rules.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';

const width = z.coerce.number().int().refine(isAllowedWidth);
const quality = z.coerce.number().int().min(1).max(100).default(75);
const loaderQuery = z.object({
  url: z.string().regex(/^\/media\/[a-z0-9][a-z0-9/_-]*\.webp$/),
  w: width,
  q: quality,
});
const fileQuery = z.object({ width: width.optional(), quality });

/** Immutable: a changed picture gets a new name. */
const forGood = 'public, max-age=31536000, immutable';
/** For the length of a visit, after which a better version is ready. */
const forNow = 'public, max-age=600';

/**
 * Pictures: the loader `/img?url=&w=&q=`, as AVIF or WebP by the Accept header, and the files by name, in full or by
 * `?width=&quality=` (API-08). Videos of reviews lie beside them and are sent by byte ranges.
 */
export async function images(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const store = app.files;
  const variants = createPictureVariants(store, { maxBytes: app.config.PICTURE_CACHE_MB * 1024 * 1024 });
  const enqueueAvif = createAvifQueue(app);

  server.get('/img', async (request, reply) => {
    const query = loaderQuery.safeParse(request.query);
    if (!query.success) throw badImage(query.error);
    const image = { name: query.data.url.slice(1), width: query.data.w, quality: query.data.q };
    reply.header('vary', 'accept');
    if (!app.config.AVIF || !readsAvif(request.headers.accept)) return send(reply, await variants.get(image));
    const offer = await offerImage(variants, image, enqueueAvif);
    if (!offer || offer === 'busy') return send(reply, offer);
    return send(reply, offer.bytes, offer.format, offer.isInterim ? forNow : forGood);
  });

  server.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const query = fileQuery.safeParse(request.query);
    if (!query.success) throw badImage(query.error);
    const name = `media/${request.params['*']}`;
    if (/^media\/reviews\/[a-z0-9]{20,40}\.(mp4|webm)$/.test(name)) {
      const part = await readFilmPart(store, { name, range: request.headers.range });
      if (!part) throw notFound('Không có video này.');
      return reply
        .code(part.status)
        .headers({ ...part.headers, 'cache-control': forGood })
        .send(part.bytes);
    }
    if (!/^media\/[a-z0-9][a-z0-9/_-]*\.webp$/.test(name)) throw notFound('Không có hình này.');
    const { width, quality } = query.data;
    return send(reply, width ? await variants.get({ name, width, quality }) : await store.read(name));
  });
}

/** Whether an Accept header names AVIF; '*\/*' alone is sent by clients that do not support it. */
function readsAvif(accept = ''): boolean {
  return accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function send(
  reply: FastifyReply,
  bytes: Buffer | null | 'busy',
  format: ImageFormat = 'webp',
  cacheControl: string = forGood,
) {
  if (!bytes) throw notFound('Không có hình này.');
  if (bytes === 'busy') throw tooBusy();
  return reply.header('content-type', `image/${format}`).header('cache-control', cacheControl).send(bytes);
}

function tooBusy(): ProblemError {
  return new ProblemError(
    503,
    'pictures_busy',
    'Nhiều hình đang chờ được chuẩn bị. Vui lòng thử lại sau giây lát.',
    {
      headers: { 'retry-after': '2' },
    },
  );
}

function badImage(error: z.ZodError): ProblemError {
  const messages: Record<string, string> = {
    url: 'Địa chỉ hình không hợp lệ.',
    w: 'Chiều rộng không nằm trong các cỡ cho phép.',
    width: 'Chiều rộng không nằm trong các cỡ cho phép.',
    q: 'Chất lượng phải từ 1 đến 100.',
    quality: 'Chất lượng phải từ 1 đến 100.',
  };
  return new ProblemError(400, 'invalid_image_request', 'Yêu cầu hình ảnh không hợp lệ.', {
    errors: error.issues.map((issue) => {
      const field = String(issue.path[0] ?? '');
      return { field, message: messages[field] ?? 'Giá trị không hợp lệ.' };
    }),
  });
}

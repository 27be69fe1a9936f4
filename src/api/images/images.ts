import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { resizeImage } from '#modules/media/commands/resize-image.ts';
import { isAllowedWidth } from '#modules/media/rules.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import type { FileStore } from '#platform/storage/disk-store.ts';

const width = z.coerce.number().int().refine(isAllowedWidth);
const quality = z.coerce.number().int().min(1).max(100).default(75);
const loaderQuery = z.object({
  url: z.string().regex(/^\/media\/[a-z0-9][a-z0-9/_-]*\.webp$/),
  w: width,
  q: quality,
});
const fileQuery = z.object({ width: width.optional(), quality });

/** Pictures: the loader `/img?url=&w=&q=` and the files themselves, whole or by `?width=&quality=` (API-08). */
export async function images(server: FastifyInstance, options: { store: FileStore }): Promise<void> {
  server.get('/img', async (request, reply) => {
    const query = loaderQuery.safeParse(request.query);
    if (!query.success) throw badImage(query.error);
    return send(
      reply,
      await resizeImage(options.store, {
        name: query.data.url.slice(1),
        width: query.data.w,
        quality: query.data.q,
      }),
    );
  });

  server.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const query = fileQuery.safeParse(request.query);
    if (!query.success) throw badImage(query.error);
    const name = `media/${request.params['*']}`;
    if (!/^media\/[a-z0-9][a-z0-9/_-]*\.webp$/.test(name)) throw notFound('Không có hình này.');
    return send(
      reply,
      query.data.width
        ? await resizeImage(options.store, { name, width: query.data.width, quality: query.data.quality })
        : await options.store.read(name),
    );
  });
}

function send(reply: FastifyReply, bytes: Buffer | null) {
  if (!bytes) throw notFound('Không có hình này.');
  return reply
    .header('content-type', 'image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
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

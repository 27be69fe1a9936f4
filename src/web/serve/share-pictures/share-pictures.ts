import type { FastifyInstance } from 'fastify';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';
import { findShareContent } from '#web/parts/share/find-share-content.ts';
import type { ShareContent } from '#web/parts/share/share-content.ts';
import { shareVersion } from '#web/parts/share/share-image.ts';

/** Social sharing images of pages (SEO-01): '/og/{type}/{slug}.jpg', drawn when first requested. */
export async function sharePictures(server: FastifyInstance, { app }: { app: App }) {
  const drawing = new Map<string, Promise<Buffer>>();
  /** One image at a time, so that drawing never takes both cores from visitors. */
  let last: Promise<unknown> = Promise.resolve();

  const drawOnce = (name: string, content: ShareContent, version: string) => {
    const key = `${name}-${version}`;
    const running = drawing.get(key);
    if (running) return running;
    const work = last.then(() => draw(app, name, content, version)).finally(() => drawing.delete(key));
    last = work.catch(() => {});
    drawing.set(key, work);
    return work;
  };

  server.get<{ Params: { type: string; file: string }; Querystring: { v?: string } }>(
    '/og/:type/:file',
    async (request, reply) => {
      const { type, file } = request.params;
      const [, slug] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.jpg$/.exec(file) ?? [];
      const content = slug ? await findShareContent(app.readDb, type, slug) : null;
      if (!content) throw notFound('Không có hình này.');
      const version = shareVersion(content);
      const isAsked = request.query.v === version;
      reply
        .header('cache-control', isAsked ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
        .header('etag', `"${version}"`);
      if (request.headers['if-none-match'] === `"${version}"`) return reply.code(304).send();
      const name = `og/${content.type}/${content.slug}`;
      const kept = (await app.files.read(`${name}.version`))?.toString();
      const bytes =
        (kept === version && (await app.files.read(`${name}.jpg`))) ||
        (await drawOnce(name, content, version));
      return reply.type('image/jpeg').send(bytes);
    },
  );
}

/** Overwrites the previous image of the same page. */
async function draw(app: App, name: string, content: ShareContent, version: string): Promise<Buffer> {
  const { drawSharePicture } = await import('./draw-share-picture.ts');
  const picture = content.picture ?? (await chooseFor(app, content));
  const bytes = await drawSharePicture(content, picture ? await app.files.read(picture.slice(1)) : null);
  await app.files.write(`${name}.jpg`, bytes);
  await app.files.write(`${name}.version`, Buffer.from(version));
  return bytes;
}

/** Lists and the home page show the most popular product that they list; static pages show none. */
async function chooseFor(app: App, { type, slug }: ShareContent): Promise<string | null> {
  if (type !== 'list') return null;
  const highlights = await listHighlights(app.readDb, { perKind: 1 });
  const kind = kinds.find(({ prefix }) => prefix === `/${slug}`)?.name;
  const shown: KindName = kind ?? (slug === 'trang-chu' ? 'cruise' : 'service');
  return highlights[shown]?.[0]?.picture?.url ?? null;
}

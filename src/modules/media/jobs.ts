import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import {
  createPictureVariants,
  type PictureVariants,
  removePicture,
  type SizedImage,
} from './commands/picture-variants.ts';
import { purgeUploads } from './commands/receive-piece.ts';
import { avifWanted, pictureFileLeft } from './events.ts';

type Parts = Pick<App, 'db' | 'files' | 'config'>;

/** Separate from the variants that answer visitors' requests, which never wait for these. */
const variantsOf = new WeakMap<FileStore, PictureVariants>();

/** Makes the AVIF pictures that visitors requested, unless they exist already. Deletes unused files. */
export const mediaJobs = [
  {
    type: avifWanted,
    async handle({ files, config }: Parts, image: SizedImage): Promise<void> {
      const variants =
        variantsOf.get(files) ??
        createPictureVariants(files, { maxBytes: config.PICTURE_CACHE_MB * 1024 * 1024 });
      variantsOf.set(files, variants);
      if ((await variants.get(image, 'avif')) === 'busy')
        throw new Error('Too many pictures are waiting to be encoded');
    },
  },
  {
    type: pictureFileLeft,
    handle: (parts: Parts, { path }: { path: string }) => dropUnusedFile(parts, path),
  },
] as const;

export const mediaSweeps = [
  {
    name: 'purge-uploads',
    everySeconds: 3600,
    run: (app: Pick<App, 'db' | 'files' | 'clock'>) => purgeUploads(app, app.clock.now()),
  },
];

/** Deletes a picture's file with all its variants, unless a picture or a setting refers to it. Idempotent. */
async function dropUnusedFile(
  { db, files }: { db: Database; files: FileStore },
  path: string,
): Promise<void> {
  const { rows } = await sql<{ isUsed: boolean }>`
    SELECT EXISTS (SELECT FROM media_files WHERE path = ${path} OR whole_path = ${path})
      OR EXISTS (SELECT FROM site_settings s, jsonb_each(s.value) v WHERE v.value = to_jsonb(${path}::text)) AS "isUsed"`.execute(
    db,
  );
  if (!rows[0]?.isUsed) await removePicture(files, path.slice(1));
}

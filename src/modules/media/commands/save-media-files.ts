import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';

export const mediaFileInput = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Path below the site's root at which the file is served: '/media/….webp'. */
  path: z.string().startsWith('/media/'),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  haze: z.string().regex(/^#[0-9a-f]{6}$/),
  scene: z.string().default(''),
});

export type MediaFileInput = z.input<typeof mediaFileInput>;

/** Registers stored pictures under their ids. Idempotent. */
export async function saveMediaFiles(tx: Tx, drafts: MediaFileInput[]): Promise<void> {
  const rows = drafts.map((draft) => mediaFileInput.parse(draft));
  if (rows.length === 0) return;
  await tx
    .insertInto('media_files')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        path: eb.ref('excluded.path'),
        alt: eb.ref('excluded.alt'),
        width: eb.ref('excluded.width'),
        height: eb.ref('excluded.height'),
        bytes: eb.ref('excluded.bytes'),
        haze: eb.ref('excluded.haze'),
        scene: eb.ref('excluded.scene'),
      })),
    )
    .execute();
}

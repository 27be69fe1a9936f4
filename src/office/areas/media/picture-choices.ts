import type { LoaderFunctionArgs } from 'react-router';
import { findLibraryPicture } from '#modules/media/queries/find-library-picture.ts';
import { listLibrary } from '#modules/media/queries/list-library.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import type { PictureChoice, PictureChoices } from '../../parts/media/picture-choice.ts';

/** Pictures to choose from, found by a search: only those with a description; or with `id` the one already chosen. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PictureChoices> {
  requireRight(context, 'media.edit', 'content.edit', 'catalogue.edit');
  const query = new URL(request.url).searchParams;
  const id = query.get('id');
  if (id !== null) return { pictures: await findChoice(appOf(context).db, id), next: null };
  const text = (query.get('tim') ?? '').trim().slice(0, 100);
  // Reads the primary: a newly added picture must be found.
  const { rows, next } = await listLibrary(
    appOf(context).db,
    { text, only: 'described' },
    { after: readCursor(query.get('sau') ?? '') },
  );
  const pictures = rows.map(({ tags: _, uses: __, ...picture }) => picture);
  return { pictures, next };
}

async function findChoice(db: Executor, id: string): Promise<PictureChoice[]> {
  const found = await findLibraryPicture(db, id.slice(0, 200));
  if (!found) return [];
  const { url, alt, width, height, haze, focus } = found;
  return [{ id: found.id, url, alt, width, height, haze, focus }];
}

import type { LoaderFunctionArgs } from 'react-router';
import { listLibrary } from '#modules/media/queries/list-library.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import type { PictureChoices } from '../../parts/media/picture-choice.ts';

/** Pictures to choose from, by what is asked for: those that say what they show. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PictureChoices> {
  requireRight(context, 'media.edit', 'content.edit', 'catalogue.edit');
  const query = new URL(request.url).searchParams;
  const text = (query.get('tim') ?? '').trim().slice(0, 100);
  // Straight after one was added it must be there.
  const { rows, next } = await listLibrary(
    appOf(context).db,
    { text, only: 'described' },
    { after: readCursor(query.get('sau') ?? '') },
  );
  const pictures = rows.map(({ tags: _, uses: __, ...picture }) => picture);
  return { pictures, next };
}

import type { ActionFunctionArgs } from 'react-router';
import { receivePiece } from '#modules/media/commands/receive-piece.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

/** Receives a chunk of a file that `uploadFile` sends: `ma` identifies the file, `tu` is the chunk's offset. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, 'media.edit');
  const { db, files, clock } = appOf(context);
  const query = new URL(request.url).searchParams;
  const number = (name: string) => (/^\d{1,10}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : -1);
  const reply = await receivePiece(
    { db, files },
    {
      upload: query.get('ma') ?? '',
      fileName: (query.get('ten') ?? '').replaceAll('\0', ''),
      totalBytes: number('tong'),
      offset: number('tu'),
      piece: Buffer.from(await request.arrayBuffer()),
      actor: actorOf(context),
    },
    clock.now(),
  );
  return Response.json(reply, { status: reply.ok ? 200 : 422 });
}

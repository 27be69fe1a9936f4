import { data, type LoaderFunctionArgs } from 'react-router';
import { readPaperFile } from '#modules/catalog/commands/suppliers.ts';
import { findSupplierForOffice, listSupplierPapers } from '#modules/catalog/queries/suppliers.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

/** The file of a contract or licence; each download is recorded in the history. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'supplier.papers');
  const { db, files, clock } = appOf(context);
  const supplier = await findSupplierForOffice(db, params.slug ?? '');
  const papers = supplier ? await listSupplierPapers(db, supplier.id) : [];
  const paper = papers.find(({ id }) => id === params.paper);
  const bytes = paper?.fileName ? await readPaperFile(files, paper.id) : null;
  if (!supplier || !paper || !bytes) throw data(null, { status: 404 });
  await writeHistory(db, {
    ...{ actor: actorOf(context), verb: 'supplier.paper_read', now: clock.now() },
    object: { type: 'supplier', id: supplier.slug },
    after: { paper: paper.kind, number: paper.number },
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': paper.fileType ?? 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(paper.fileName ?? 'giay-to')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { bringSheet } from '#modules/sheets/commands/bring-sheet.ts';
import { mayRead, mayWrite } from '#modules/sheets/commands/may-write.ts';
import {
  listSheetRefs,
  readSheetRef,
  type SheetRef,
  sheetKey,
  sheetTitle,
} from '#modules/sheets/kinds/sheet-kinds.ts';
import { listImports } from '#modules/sheets/queries/imports.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { BringCard } from './bring-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportList } from './import-list.tsx';
import { usualScope } from './read-scope.ts';
import { fileFaults } from './sheet-labels.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'sheet.import', 'sheet.export');
  const { db, clock } = appOf(context);
  const actor = actorOf(context);
  const query = new URL(request.url).searchParams;
  const choices = (isOpen: (ref: SheetRef) => boolean) =>
    listSheetRefs()
      .filter(isOpen)
      .map((ref) => ({ key: sheetKey(ref), title: sheetTitle(ref) }));
  const imports = await listImports(db, { most: 50 });
  return {
    bring: choices((ref) => mayWrite(actor, ref)),
    take: choices((ref) => mayRead(actor, ref)),
    scope: usualScope(dayInVietnam(clock.now())),
    chosen: query.get('bang') ?? '',
    isTooLarge: query.get('loi') === 'nang',
    imports: imports
      .filter(({ ref }) => mayWrite(actor, ref))
      .map((one) => ({ ...one, title: sheetTitle(one.ref) })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, 'sheet.import');
  const form = await request.formData();
  const sheet = String(form.get('sheet') ?? '');
  const again = (errors: ActionReply['errors']) =>
    data({ errors, typed: { sheet } } as ActionReply, { status: 422 });
  const ref = readSheetRef(sheet);
  if (!ref) return again({ sheet: 'Chọn tệp nói về gì.' });
  const file = form.get('file');
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const fileName = file instanceof File ? file.name.replaceAll('\0', '') : '';
  const { db, clock } = appOf(context);
  const brought = await bringSheet(db, { ref, fileName, bytes, actor: actorOf(context) }, clock.now());
  if (brought.ok) return redirect(`/nhap-xuat/${brought.id}`, 303);
  if (brought.reason === 'not_allowed') return again({ sheet: 'Vai trò của bạn không nhập được mục này.' });
  return again({ file: fileFaults[brought.reason] });
}

export const meta = () => [{ title: 'Nhập và xuất dữ liệu' }];

export default function SheetsPage() {
  const { bring, take, scope, chosen, isTooLarge, imports } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  useLive(['sheets']);
  const shownReply = reply ?? (isTooLarge ? { errors: { file: fileFaults.too_large } } : undefined);
  return (
    <PageBody>
      <PageHead title="Nhập và xuất dữ liệu" about="bằng bảng tính CSV hoặc XLSX" />
      <ReplyNotice reply={shownReply} />
      <div className="grid grid-cols-2 items-start gap-3 max-lg:grid-cols-1">
        {bring.length > 0 && (
          <BringCard sheets={bring} chosen={reply?.typed?.sheet ?? chosen} reply={shownReply} />
        )}
        {take.length > 0 && <ExportCard sheets={take} chosen={chosen} scope={scope} />}
      </div>
      <ImportList imports={imports} />
    </PageBody>
  );
}

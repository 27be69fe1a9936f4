import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mayWrite } from '#modules/sheets/commands/may-write.ts';
import { loadSheet, sheetTitle } from '#modules/sheets/kinds/sheet-kinds.ts';
import { findImport, listImportRows, type RowOutcome } from '#modules/sheets/queries/imports.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { runSheetAction } from './run-sheet-action.ts';
import { outcomes, outcomeWords, stateWords } from './sheet-labels.ts';
import { StepCard } from './step-card.tsx';

const shown = 50;
const shownChanges = 20;
const wrong: readonly RowOutcome[] = ['faulty', 'refused', 'left'];
const going: readonly RowOutcome[] = ['new', 'changed'];

async function findOwn({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  requireRight(context, 'sheet.import');
  const found = await findImport(appOf(context).db, Number(params.id));
  if (!found) throw data(null, { status: 404 });
  if (!mayWrite(actorOf(context), found.ref)) throw data(null, { status: 403 });
  return found;
}

export async function loader(args: LoaderFunctionArgs) {
  const found = await findOwn(args);
  const { db } = appOf(args.context);
  const { columns } = await loadSheet(db, found.ref);
  const rowsOf = (of: readonly RowOutcome[], most: number) =>
    listImportRows(db, { id: found.id, outcomes: of, most });
  const [first] = await listImportRows(db, { id: found.id, outcomes, most: 1 });
  const slim = (rows: Awaited<ReturnType<typeof rowsOf>>) => rows.map(({ cells, ...row }) => row);
  return {
    found,
    title: sheetTitle(found.ref),
    columns: columns.filter(({ isReadOnly }) => !isReadOnly),
    told: columns.filter(({ isReadOnly }) => isReadOnly).map(({ label }) => label),
    example: (first?.cells ?? []).map((cell) => cell.slice(0, 80)),
    wrong: slim(await rowsOf(wrong, shown)),
    going: slim(await rowsOf(going, shownChanges)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const found = await findOwn(args);
  const actor = actorOf(args.context);
  const reply = await runSheetAction(appOf(args.context), { found, actor }, await args.request.formData());
  return data(reply, { status: reply.done ? 200 : 422 });
}

export const meta = () => [{ title: 'Một lần nhập' }];

export default function SheetPage() {
  const { found, title, columns, told, example, wrong: faulty, going: open } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  useLive(['sheets']);
  const { state, counts, id } = found;
  const isBusy = state === 'checking' || state === 'running' || state === 'undoing';
  return (
    <PageBody>
      <PageHead
        title={title}
        about={`${found.fileName || 'tệp không tên'} · ${found.madeName}, ${formatMoment(found.madeAt)}`}
      >
        <ButtonLink to="/nhap-xuat">Các lần nhập</ButtonLink>
      </PageHead>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={stateWords[state].tone}>{stateWords[state].title}</Badge>
        {outcomes
          .filter((outcome) => counts[outcome] && outcome !== 'unread')
          .map((outcome) => (
            <Badge key={outcome} tone={outcomeWords[outcome].tone}>
              {(counts[outcome] ?? 0).toLocaleString('vi-VN')} {outcomeWords[outcome].title}
            </Badge>
          ))}
      </div>
      <ReplyNotice reply={reply?.done && !isBusy ? undefined : reply} />
      {isBusy && <ProgressCard state={state} counts={counts} />}
      {!isBusy && <StepCard found={found} reply={reply} />}
      {faulty.length > 0 && (
        <RowsCard id={id} rows={faulty} columns={columns} total={sumOf(counts, wrong)} isWrong />
      )}
      {state === 'checked' && open.length > 0 && (
        <RowsCard id={id} rows={open} columns={columns} total={sumOf(counts, going)} />
      )}
      {(state === 'uploaded' || state === 'checked') && (
        <ColumnsCard {...{ found, columns, told, example }} typed={reply?.typed} />
      )}
    </PageBody>
  );
}

function sumOf(counts: Partial<Record<RowOutcome, number>>, of: readonly RowOutcome[]): number {
  return of.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
}

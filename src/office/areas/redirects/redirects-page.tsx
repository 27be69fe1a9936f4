import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { addRedirect, redirectInput, removeRedirect } from '#modules/addresses/commands/redirects.ts';
import { listMoves } from '#modules/addresses/queries.ts';
import { listMissingPages } from '#modules/content/commands/missing-pages.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'redirect.edit');
  const { db } = appOf(context);
  const query = new URL(request.url).searchParams;
  const [moves, missing] = await Promise.all([
    listMoves(db, (query.get('tim') ?? '').trim()),
    listMissingPages(db, 30),
  ]);
  const moved = new Set(moves.map(({ path }) => path));
  return {
    moves,
    from: query.get('tu') ?? '',
    text: query.get('tim') ?? '',
    // Paths in which a part is masked by '…' cannot be redirected.
    missing: missing.filter(({ path }) => !moved.has(path) && !path.includes('…')),
  };
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  loops: 'Hai địa chỉ dẫn về nhau, khách sẽ đi vòng mãi. Bạn chọn trang khác.',
  unknown_redirect: 'Chuyển hướng này đã được bỏ.',
};

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, 'redirect.edit');
  const { db, clock } = appOf(context);
  const actor = actorOf(context);
  const form = await request.formData();
  const wrong = (reply: ActionReply) => data(reply, { status: 422 });
  if (form.get('do') === 'remove') {
    const from = String(form.get('from') ?? '');
    const removed = await removeRedirect(db, { from, actor }, clock.now());
    if (!removed.ok) return wrong({ refused: refusals[removed.reason] ?? removed.reason });
    return { done: `Đã bỏ chuyển hướng của ${from}.` } as ActionReply;
  }
  const read = readForm(form, redirectInput);
  if (!read.ok) return wrong(wrongIn(read));
  const { from } = read.value;
  const added = await addRedirect(db, { ...read.value, actor }, clock.now());
  if (added.ok) return { done: `Ai hỏi ${from} nay được dẫn tới ${added.target}.` } as ActionReply;
  if (added.reason === 'loops') return wrong({ errors: { to: refusals.loops ?? '' }, typed: read.typed });
  return wrong({ refused: refusals[added.reason] ?? added.reason, typed: read.typed });
}

export const meta = () => [{ title: 'Chuyển hướng' }];

/** Redirects of old and mistaken addresses, and missing pages. */
export default function RedirectsPage() {
  const { moves, missing, from, text } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title="Chuyển hướng" about="địa chỉ cũ hoặc gõ sai dẫn khách tới trang đúng (301)" />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <Card title="Thêm chuyển hướng">
            <Form
              key={`${from} ${reply?.done ?? ''}`}
              method="post"
              noValidate
              className="grid grid-cols-2 items-start gap-3 px-3.5 py-3 max-sm:grid-cols-1"
            >
              <TextField
                name="from"
                label="Địa chỉ khách hỏi"
                placeholder="/khuyen-mai-cu"
                defaultValue={reply?.typed?.from ?? from}
                error={reply?.errors?.from}
              />
              <TextField
                name="to"
                label="Dẫn tới"
                placeholder="/combo-voucher"
                defaultValue={reply?.typed?.to ?? ''}
                error={reply?.errors?.to}
              />
              <Button type="submit" name="do" value="add" look="primary" className="w-fit max-sm:w-full">
                Thêm
              </Button>
            </Form>
          </Card>
          <Moves moves={moves} text={text} />
        </div>
        <Missing missing={missing} />
      </div>
    </PageBody>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Moves({ moves, text }: Pick<Loaded, 'moves' | 'text'>) {
  return (
    <Card title={`Đang chuyển · ${moves.length}`}>
      <Form method="get" role="search" className="flex items-end gap-2 border-b border-line px-3.5 py-2.5">
        <TextField name="tim" type="search" label="Tìm địa chỉ" defaultValue={text} className="flex-1" />
        <Button type="submit">Tìm</Button>
      </Form>
      {moves.length === 0 ? (
        <Empty title="Không có chuyển hướng nào">Đổi tên một trang thì địa chỉ cũ tự có ở đây.</Empty>
      ) : (
        <ul>
          {moves.map(({ path, target, movedAt }) => (
            <li
              key={path}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-1.5 last:border-0"
            >
              <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
                {path} <span className="text-ink-faint">dẫn tới</span>{' '}
                <a href={target} className="text-sea hover:underline">
                  {target}
                </a>
              </span>
              <span className="text-sm text-ink-faint">{formatDayMonthYear(movedAt)}</span>
              <Form method="post">
                <input type="hidden" name="from" value={path} />
                <Button type="submit" name="do" value="remove" size="sm" look="dangerous">
                  Bỏ<span className="sr-only"> chuyển hướng của {path}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The missing pages, each with a form to redirect it. */
function Missing({ missing }: Pick<Loaded, 'missing'>) {
  return (
    <Card title="Khách hỏi mà không có">
      {missing.length === 0 ? (
        <Empty title="Không có địa chỉ nào">Số đếm được ghi nửa phút một lần, giữ 30 ngày.</Empty>
      ) : (
        <ul>
          <li className="border-b border-line px-3.5 py-2 text-ink-soft">
            Chọn một địa chỉ để dẫn nó tới trang đúng.
          </li>
          {missing.map(({ path, count }) => (
            <li key={path} className="border-b border-line last:border-0">
              <Link
                to={`?${new URLSearchParams({ tu: path })}`}
                className="flex min-h-9 items-center gap-3 px-3.5 py-1.5 hover:bg-hover max-sm:min-h-11"
              >
                <span className="min-w-0 flex-1 font-semibold text-sea [overflow-wrap:anywhere]">{path}</span>
                <span className="text-sm text-ink-faint tabular-nums">{formatNumber(Number(count))} lần</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { listSavedViews } from '#modules/identity/saved-views/saved-views.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { CheckField, TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { runViewsAction } from './run-views-action.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { views: await listSavedViews(appOf(context).db, actorOf(context).id) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const reply = await runViewsAction(appOf(context), actorOf(context), await request.formData());
  return data(reply, { status: 422 });
}

export const meta = () => [{ title: 'Cách xem đã lưu' }];

/** The saved views of all lists; a view that could not be saved is corrected here. */
export default function ViewsPage() {
  const { views } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  const typed = reply?.typed;
  return (
    <PageBody>
      <PageHead title="Cách xem đã lưu" about="của bạn và của cả nhóm, mở ngay từ bảng của chúng" />
      <ReplyNotice reply={reply} />
      {typed && (
        <Card title="Lưu cách xem">
          <Form method="post" className="flex max-w-md flex-col gap-3 px-3.5 py-3" noValidate>
            <input type="hidden" name="list" value={typed.list} />
            <input type="hidden" name="search" value={typed.search} />
            <TextField
              name="title"
              label="Tên cách xem"
              autoComplete="off"
              defaultValue={typed.title}
              error={reply?.errors?.title}
            />
            {may('view.share') && (
              <CheckField name="isShared" label="Cho cả nhóm" defaultChecked={typed.isShared === '1'} />
            )}
            <div className="flex gap-2">
              <Button type="submit" name="do" value="save" look="primary">
                Lưu
              </Button>
              <ButtonLink to={`${typed.list}${typed.search}`}>Thôi</ButtonLink>
            </div>
          </Form>
        </Card>
      )}
      {views.length === 0 ? (
        <Empty title="Chưa có cách xem nào">Lọc một bảng rồi bấm ‘Lưu cách xem’ ở trên bảng ấy.</Empty>
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {views.map(({ id, list, title, search, isShared, isMine, ownerName }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-2 border-b border-line px-3.5 py-2 last:border-0"
            >
              <Link to={`${list}${search}`} className="font-semibold text-sea hover:underline">
                {title}
              </Link>
              <span className="text-ink-faint">{list}</span>
              {isShared && <Badge tone="info">Cả nhóm{!isMine && ` · ${ownerName}`}</Badge>}
              {(isMine || may('view.share')) && (
                <Form method="post" preventScrollReset className="ml-auto">
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="stay" value="1" />
                  <Button type="submit" name="do" value="remove" size="sm">
                    Bỏ<span className="sr-only"> cách xem {title}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  );
}

import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { saveNotices } from '#modules/tasks/commands/save-notices.ts';
import { getNotices } from '#modules/tasks/queries/get-notices.ts';
import { type NoticeWay, taskKinds } from '#modules/tasks/rules/task-kinds.ts';
import { visibleKinds } from '#modules/tasks/rules/visible-kinds.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { appOf, sessionOf } from '../../app/office-context.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';

const ways: Record<NoticeWay, string> = {
  office: 'Trong văn phòng',
  mail: 'Thư ngay',
  morning: 'Thư lúc 8:00',
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { id, rights, email } = sessionOf(context);
  return { ...(await getNotices(appOf(context).db, id)), kinds: visibleKinds(rights), email };
}

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const { id: staffId, name, email, role, rights } = sessionOf(context);
  const form = await request.formData();
  const chosen = visibleKinds(rights).map((kind) => {
    const way = String(form.get(kind));
    return [kind, Object.hasOwn(ways, way) ? (way as NoticeWay) : 'office'] as const;
  });
  await saveNotices(appOf(context).db, {
    reader: { staffId, name, email, role: role.slug },
    isInBrowser: form.get('browser') === 'on',
    ways: new Map(chosen),
  });
  return { done: 'Đã lưu cách báo tin của bạn.' };
}

export const meta = () => [{ title: 'Báo cho tôi' }];

export default function NoticesPage() {
  const { kinds, ways: chosen, isInBrowser, email } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Báo cho tôi" about={`Thư gửi tới ${email}`} />
      <ReplyNotice reply={useActionReply<typeof action>()} />
      <Form method="post" className="flex max-w-3xl flex-col gap-3">
        <Card title="Mỗi loại việc báo cách nào">
          {kinds.map((kind) => (
            <fieldset
              key={kind}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3.5 py-1.5 last:border-0"
            >
              <legend className="float-left mr-auto min-w-64 py-1">{taskKinds[kind].title}</legend>
              {Object.entries(ways).map(([way, title]) => (
                <label key={way} className="flex min-h-8 items-center gap-1.5 max-sm:min-h-11">
                  <input
                    type="radio"
                    name={kind}
                    value={way}
                    defaultChecked={(chosen[kind] ?? 'office') === way}
                    className="size-4 accent-sea"
                  />
                  {title}
                </label>
              ))}
            </fieldset>
          ))}
        </Card>
        <label className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            name="browser"
            defaultChecked={isInBrowser}
            onChange={({ currentTarget }) => {
              if (currentTarget.checked && 'Notification' in window) void Notification.requestPermission();
            }}
            className="size-4 accent-sea"
          />
          Hiện thông báo của trình duyệt khi có việc mới, lúc văn phòng đang mở
        </label>
        <p>
          <Button type="submit" look="primary">
            Lưu
          </Button>
        </p>
      </Form>
    </PageBody>
  );
}

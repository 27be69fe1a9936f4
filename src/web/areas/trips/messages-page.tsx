import { data, Form, redirect, useNavigation } from 'react-router';
import { listMessages, messageLength, writeMessage } from '#modules/booking/thread/messages.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/messages-page.ts';
import { TripFrame } from './trip-frame.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id, code } = await requireFullTrip(request, app, params.code);
  return { code, messages: await listMessages(app.db, id), most: messageLength };
}

const refusals = {
  empty: 'Vui lòng viết lời nhắn.',
  too_often: 'Bạn vừa nhắn nhiều lần. Vui lòng chờ một giờ, hoặc gọi cho chúng tôi.',
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
} as const;

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code } = await requireFullTrip(request, app, params.code);
  const text = String((await request.formData()).get('text') ?? '');
  const written = await writeMessage(app.db, { code, text }, app.clock.now());
  if (written.ok) return redirect(`/chuyen-di/${code}/loi-nhan`, 303);
  const status = written.reason === 'empty' ? 422 : 429;
  return data({ text, error: refusals[written.reason] }, { status });
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Lời nhắn ${params.code}`,
    path: `/chuyen-di/${params.code}/loi-nhan`,
    noindex: true,
  });

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, messages, most } = loaderData;
  const { settings } = useRootData();
  const isSending = useNavigation().state === 'submitting';
  return (
    <TripFrame code={code} title="Nhắn cho chúng tôi">
      {messages.length > 0 && (
        <ol aria-label="Lời nhắn" className="stack-3">
          {messages.map(({ id, isGuest, text, at }) => (
            <li
              key={id}
              className={`max-w-[85%] rounded-card border border-line px-4 py-3 ${isGuest ? 'ml-auto bg-sea-soft' : 'bg-rice'}`}
            >
              <p className="text-sm text-ink-soft">
                {isGuest ? 'Bạn' : settings.name} · {formatDateTime(at)}
              </p>
              <p className="mt-1 break-words whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <Form method="post" noValidate className="stack-4 rounded-card border border-line bg-rice p-5">
        <TextArea
          key={messages.length}
          name="text"
          label="Lời nhắn"
          required
          maxLength={most}
          defaultValue={actionData?.text}
          error={actionData?.error}
          hint="Câu trả lời hiện ở đây; bạn nhận thư báo, thư không ghi nội dung."
        />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Đang gửi…' : 'Gửi lời nhắn'}
        </Button>
      </Form>
    </TripFrame>
  );
}

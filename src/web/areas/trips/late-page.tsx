import { data, Form, redirect, useNavigation } from 'react-router';
import { canBeLate, noteLateArrival } from '#modules/booking/arrival/late-arrival.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/late-page.ts';
import { TripFrame } from './trip-frame.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { code, state, quote } = await requireFullTrip(request, app, params.code);
  const now = app.clock.now();
  const items = quote.items.flatMap((item, position) =>
    canBeLate({ state, item }, now) ? [{ position, title: item.productTitle, startsAt: item.startsAt }] : [],
  );
  if (items.length === 0) throw redirect(`/chuyen-di/${code}`);
  return { code, items };
}

const refusals = {
  too_late: 'Giờ này đã qua. Vui lòng gọi cho chúng tôi.',
  not_travelling: 'Đặt chỗ này không còn báo đến muộn được.',
  not_allowed: 'Bạn chưa mở đầy đủ đặt chỗ này.',
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
} as const;

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code, quote } = await requireFullTrip(request, app, params.code);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { position: text('position'), time: text('time'), note: text('note') };
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(typed.time))
    return data({ typed, field: 'Vui lòng nhập giờ đến, ví dụ 22:30.', error: null }, { status: 422 });
  const late = { ...typed, position: Number(typed.position), note: typed.note.slice(0, 300) };
  const noted = await noteLateArrival(app.db, app.queue, { code, ...late, actor: 'guest' }, app.clock.now());
  if (noted.ok) return redirect(`/chuyen-di/${code}?xong=den-muon`, 303);
  if (noted.reason !== 'not_late')
    return data({ typed, field: null, error: refusals[noted.reason] }, { status: 409 });
  const startsAt = quote.items[Number(typed.position)]?.startsAt;
  const field = `Báo đến muộn khi bạn tới sau ${startsAt ? formatDateTime(startsAt) : 'giờ bắt đầu'}, nhiều nhất 18 giờ. Muộn hơn nữa, bạn đổi ngày hoặc gọi cho chúng tôi.`;
  return data({ typed, field, error: null }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Đến muộn ${params.code}`,
    path: `/chuyen-di/${params.code}/den-muon`,
    noindex: true,
  });

export default function LatePage({ loaderData: { code, items }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const typed = actionData?.typed;
  return (
    <TripFrame code={code} title="Tôi đến muộn">
      <p className="text-ink-soft">
        Chúng tôi báo ngay cho nơi bạn đến. Họ xác nhận xong, bạn nhận thư và thấy trên trang chuyến đi.
      </p>
      {actionData?.error && <FocusedNotice tone="bad" role="alert" title={actionData.error} />}
      <Form method="post" noValidate className="stack-4 rounded-card border border-line bg-rice p-5">
        <PlaceField items={items} typed={typed?.position} />
        <TextField
          name="time"
          label="Bạn đến lúc mấy giờ"
          type="time"
          required
          defaultValue={typed?.time}
          error={actionData?.field ?? undefined}
          hint="Giờ sau nửa đêm được hiểu là của ngày hôm sau."
        />
        <TextArea name="note" label="Nhắn thêm" maxLength={300} defaultValue={typed?.note} />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Đang báo…' : 'Báo đến muộn'}
        </Button>
      </Form>
    </TripFrame>
  );
}

/** The place one comes late to: a choice only where there are several, because a phone cuts off the names in it. */
function PlaceField({
  items,
  typed,
}: {
  items: { position: number; title: string; startsAt: string }[];
  typed: string | undefined;
}) {
  const [first, ...others] = items;
  if (first && others.length === 0)
    return (
      <div>
        <input type="hidden" name="position" value={first.position} />
        <p className="font-semibold">{first.title}</p>
        <p className="text-ink-soft">Từ {formatDateTime(first.startsAt)}</p>
      </div>
    );
  return (
    <SelectField name="position" label="Nơi bạn đến" required defaultValue={typed}>
      {items.map(({ position, title, startsAt }) => (
        <option key={position} value={position}>
          {title} · {formatDateTime(startsAt)}
        </option>
      ))}
    </SelectField>
  );
}

import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { z } from 'zod';
import { type VoidReferralResult, voidReferral } from '#modules/points/commands/void-referral.ts';
import { listReferrals } from '#modules/points/queries/list-referrals.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { ReferralRow } from './referral-row.tsx';

const views = [
  { slug: 'cho', title: 'Chờ chuyến đầu', state: 'waiting' },
  { slug: 'da-di', title: 'Đã có điểm', state: 'earned' },
  { slug: 'khong-tinh', title: 'Không tính', state: 'void' },
  { slug: 'tat-ca', title: 'Tất cả', state: null },
] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'books.reconcile', 'books.close', 'points.correct');
  const { db, clock } = appOf(context);
  const slugInAddress = new URL(request.url).searchParams.get('xem');
  const view = views.find(({ slug }) => slug === slugInAddress) ?? views[0];
  const { referrals: programme } = await getSettings(db);
  const rows = await listReferrals(db, { state: view.state, now: clock.now() });
  const { lines } = await listHistory(db, { objectType: 'referral' }, 200);
  const voided = new Map(lines.map(({ objectId, actorName, at }) => [objectId, { by: actorName, at }]));
  return {
    programme,
    view: view.slug as string,
    rows: rows.map((row) => ({ ...row, voided: voided.get(String(row.id)) ?? null })),
  };
}

const voiding = z.object({
  id: z.coerce.number().int().positive(),
  reason: z.string().trim().min(1, 'Ghi vì sao, để người sau hiểu.').max(200, 'Dài quá 200 ký tự.'),
});

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const { db, clock } = appOf(context);
  const read = readForm(await request.formData(), voiding);
  if (!read.ok) return wrongIn(read);
  const result = await voidReferral(db, { ...read.value, actor: actorOf(context) }, clock.now());
  return result.ok
    ? { done: 'Đã bỏ lượt mời này; điểm đã cộng được trừ lại ở cả hai tài khoản.' }
    : { refused: refusals[result.reason], typed: read.typed };
}

const refusals: Record<Extract<VoidReferralResult, { ok: false }>['reason'], string> = {
  not_allowed: 'Vai trò của bạn không bỏ được lượt mời có nhiều điểm như vậy.',
  unknown_referral: 'Không còn lượt mời này.',
  no_reason: 'Ghi vì sao, để người sau hiểu.',
  already_void: 'Lượt mời này vừa được bỏ rồi.',
};

export const meta = () => [{ title: 'Mời bạn' }];

export default function ReferralsPage() {
  const { rows, view, programme } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const { isOn, inviterPoints, friendPoints, leastVnd, mostPerYear } = programme;
  return (
    <PageBody>
      <PageHead
        title="Mời bạn"
        about={
          isOn
            ? `người mời ${formatNumber(inviterPoints)} điểm, bạn mới ${formatNumber(friendPoints)} điểm, chuyến đầu từ ${formatVnd(leastVnd)}, ${mostPerYear} người mỗi năm`
            : 'chương trình đang tắt'
        }
      >
        <Link to="/cai-dat?nhom=diem" className="font-semibold text-sea hover:underline">
          Sửa trong Cài đặt
        </Link>
      </PageHead>
      <MoneyTabs shown="/so-tien/moi-ban" />
      <ReplyNotice reply={reply} />
      <Segments
        label="Lượt mời"
        items={views.map(({ slug, title }) => ({ to: `?xem=${slug}`, title, isChosen: slug === view }))}
      />
      <Card title="Lượt mời, mới trước">
        {rows.length === 0 ? (
          <Empty title="Không có lượt mời nào như vậy">
            Có dòng ở đây khi ai đó đăng ký bằng liên kết của một khách.
          </Empty>
        ) : (
          <ul aria-label="Lượt mời">
            {rows.map((row) => (
              <ReferralRow
                key={row.id}
                referral={row}
                reply={reply?.typed?.id === String(row.id) ? reply : undefined}
              />
            ))}
          </ul>
        )}
      </Card>
    </PageBody>
  );
}

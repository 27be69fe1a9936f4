import { Ban, CircleCheck, Clock, Undo2 } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { OfficeReferral } from '#modules/points/queries/list-referrals.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatDayMonthYear, formatMoment } from '../../parts/format-moment.ts';

type Shown = Omit<OfficeReferral, 'registeredAt'> & {
  registeredAt: Date | string;
  voided: { by: string; at: Date | string } | null;
};

const badges = {
  waiting: { tone: 'wait', icon: Clock, words: 'Chờ chuyến đầu' },
  earned: { tone: 'good', icon: CircleCheck, words: 'Đã có điểm' },
  taken_back: { tone: 'mute', icon: Undo2, words: 'Hoàn tiền, đã trừ lại' },
  void: { tone: 'mute', icon: Ban, words: 'Không tính' },
  over: { tone: 'mute', icon: Clock, words: 'Quá hạn' },
} as const;

const voidWords: Readonly<Record<string, string>> = {
  own: 'Người mời và người được mời là một: cùng số điện thoại, email hoặc tài khoản nhận hoàn.',
  known: 'Người được mời đã từng đi trước khi đăng ký.',
};

/** One referral: inviter and friend, its state, and the form to void it. */
export function ReferralRow({ referral, reply }: { referral: Shown; reply: ActionReply | undefined }) {
  const { id, inviter, friend, state, inviterPoints, friendPoints, isOverLimit, voided } = referral;
  const { tone, icon, words } = badges[state];
  const may = useMay();
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-3.5 py-2.5 last:border-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="[overflow-wrap:anywhere]">
          <Person person={inviter} /> mời <Person person={friend} />
        </span>
        <span className="ml-auto">
          <Badge tone={tone} icon={icon}>
            {words}
          </Badge>
        </span>
      </p>
      <p className="text-ink-soft">
        Đăng ký {formatMoment(referral.registeredAt)}, chuyến đầu xong trước hết{' '}
        {formatDayMonthYear(referral.untilOn)}. Người mời {formatNumber(inviterPoints)} điểm
        {isOverLimit && ' (đã đủ số bạn của năm, không cộng)'}, bạn mới {formatNumber(friendPoints)} điểm.
      </p>
      {state === 'void' && (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {voided
            ? `${voided.by} bỏ ${formatMoment(voided.at)}: “${referral.voidReason}”`
            : voidWords[referral.voidKind ?? '']}
        </p>
      )}
      {state !== 'void' && may('points.correct') && <VoidForm id={id} reply={reply} />}
    </li>
  );
}

function Person({ person }: { person: { id: string; name: string } | null }) {
  if (!person) return <span className="text-ink-soft">tài khoản đã xóa</span>;
  return (
    <Link to={`/khach/${person.id}`} className="font-semibold text-sea hover:underline">
      {person.name}
    </Link>
  );
}

function VoidForm({ id, reply }: { id: number; reply: ActionReply | undefined }) {
  return (
    <Fold title="Bỏ lượt mời…" isOpen={reply !== undefined && !reply.done}>
      <Form method="post" preventScrollReset className="flex flex-wrap items-start gap-2 p-3">
        <input type="hidden" name="id" value={id} />
        <TextField
          id={`reason-${id}`}
          name="reason"
          className="min-w-48 flex-1"
          label="Vì sao"
          hint="Điểm đã cộng được trừ lại ở cả hai tài khoản, không mở lại được. Không ghi tên khách."
          defaultValue={reply?.typed?.reason}
          error={reply?.errors?.reason}
          autoComplete="off"
        />
        <Button type="submit" look="dangerous" className="mt-[22px]">
          Bỏ lượt mời
        </Button>
      </Form>
    </Fold>
  );
}

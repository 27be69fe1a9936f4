import type { ReactNode } from 'react';
import type { OfficeGiftCard } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';

type Shown = Pick<
  OfficeGiftCard,
  'state' | 'version' | 'receiverEmail' | 'validUntil' | 'restVnd' | 'amountVnd'
>;

/** The possible actions on a card in its state, each with its effect and a reason. */
export function GiftCardActions({ card, reply }: { card: Shown; reply: ActionReply | undefined }) {
  const may = useMay();
  const { state, version, restVnd, amountVnd } = card;
  if (state === 'unpaid' || state === 'refunded') return null;
  const action = (
    name: string,
    words: { title: string; effect: string; button: string },
    fields?: ReactNode,
  ) => (
    <ActionForm key={`${name} ${version}`} name={name} version={version} reply={reply} {...words}>
      {fields}
    </ActionForm>
  );
  const mine = reply?.typed;
  const actions = [
    may('gift.edit') &&
      state !== 'stopped' &&
      action(
        'resend',
        {
          title: 'Gửi lại phiếu…',
          effect: 'Thư có mã phiếu đi ngay tới địa chỉ này, kể cả trước ngày hẹn.',
          button: 'Gửi phiếu',
        },
        <TextField
          name="email"
          label="Email người nhận"
          type="email"
          autoComplete="off"
          defaultValue={mine?.do === 'resend' ? mine.email : card.receiverEmail}
          error={mine?.do === 'resend' ? reply?.errors?.email : undefined}
        />,
      ),
    may('gift.edit') &&
      action(
        'extend',
        {
          title: 'Gia hạn…',
          effect: 'Phiếu dùng được đến hết ngày mới, cả phiếu đã hết hạn.',
          button: 'Gia hạn',
        },
        <TextField
          name="validUntil"
          label="Ngày cuối mới"
          type="date"
          min={card.validUntil}
          defaultValue={mine?.do === 'extend' ? mine.validUntil : undefined}
          error={mine?.do === 'extend' ? reply?.errors?.validUntil : undefined}
        />,
      ),
    may('gift.stop') &&
      (state === 'stopped'
        ? action('resume', {
            title: 'Mở lại phiếu…',
            effect: 'Mã dùng lại được. Phiếu chưa gửi thì đi khi tới ngày hẹn.',
            button: 'Mở lại',
          })
        : action('stop', {
            title: 'Dừng phiếu…',
            effect: 'Mã không dùng được và phiếu chưa gửi thì không đi. Tiền vẫn giữ trong phiếu.',
            button: 'Dừng phiếu',
          })),
    may('gift.refund', amountVnd) &&
      restVnd === amountVnd &&
      action('refund', {
        title: 'Hoàn tiền cho người mua…',
        effect: `Phiếu chưa dùng: thu lại phiếu, ${formatVnd(amountVnd)} về người mua theo cách đã trả. Không quay lại được.`,
        button: `Thu lại, hoàn ${formatVnd(amountVnd)}`,
      }),
  ].filter(Boolean);
  if (actions.length === 0) return null;
  return (
    <Card title="Đổi phiếu">
      <div className="flex flex-col gap-2 p-3.5">{actions}</div>
    </Card>
  );
}

function ActionForm({
  name,
  version,
  reply,
  children,
  ...words
}: {
  name: string;
  version: number;
  title: string;
  effect: string;
  button: string;
  reply: ActionReply | undefined;
  children?: ReactNode;
}) {
  return (
    <ReasonForm
      action={name}
      label="Lý do, khách không đọc câu này"
      look={name === 'stop' || name === 'refund' ? 'danger' : 'primary'}
      reply={reply?.typed?.do === name ? reply : undefined}
      {...words}
    >
      <input type="hidden" name="version" value={version} />
      {children}
    </ReasonForm>
  );
}

import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Card } from '../../parts/card.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';

const actions = {
  reissue: {
    verb: 'voucher.reissue',
    title: 'Cấp lại phiếu…',
    button: 'Cấp lại, gửi khách phiếu mới',
    effect: 'Mã QR cũ bị từ chối ngay. Khách nhận phiếu mới qua thư, nhà cung cấp nhận bản mới.',
    look: 'primary',
  },
  void: {
    verb: 'voucher.void',
    title: 'Hủy phiếu…',
    button: 'Hủy phiếu, báo khách',
    effect: 'Mọi máy quét từ chối phiếu. Đặt chỗ và tiền không đổi. Hủy nhầm thì cấp lại được.',
    look: 'danger',
  },
} as const;

/** The possible actions on a voucher in its state, each with its effect and a reason. */
export function VoucherActions({
  voucher: { state, version, admitted },
  reply,
}: {
  voucher: { state: string; version: number; admitted: number };
  reply: ActionReply | undefined;
}) {
  const may = useMay();
  const isOpen = state === 'issued' || state === 'active';
  const names = (['reissue', 'void'] as const).filter(
    (name) =>
      may(actions[name].verb) &&
      (name === 'reissue' ? isOpen || state === 'voided' : isOpen && admitted === 0),
  );
  if (names.length === 0) return null;
  return (
    <Card title="Đổi phiếu">
      <div className="flex flex-col gap-2 p-3.5">
        {names.map((name) => {
          const { title, effect, button, look } = actions[name];
          return (
            <ReasonForm
              key={`${name} ${version} ${state}`}
              action={name}
              field="note"
              label="Lý do, khách không đọc câu này"
              reply={reply?.typed?.do === name ? reply : undefined}
              {...{ title, effect, button, look }}
            >
              <input type="hidden" name="version" value={version} />
            </ReasonForm>
          );
        })}
      </div>
    </Card>
  );
}

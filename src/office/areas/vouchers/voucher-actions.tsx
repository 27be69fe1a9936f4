import { Form } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';

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
          const mine = reply?.typed?.do === name ? reply : undefined;
          return (
            <Fold key={`${name} ${version} ${state}`} title={title} isOpen={mine !== undefined}>
              <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
                <p className="text-sm text-ink-soft">{effect}</p>
                <input type="hidden" name="version" value={version} />
                <TextField
                  id={`note-${name}`}
                  name="note"
                  label="Lý do, khách không đọc câu này"
                  maxLength={300}
                  autoComplete="off"
                  defaultValue={mine?.typed?.note}
                  error={mine?.errors?.note}
                />
                <Button type="submit" name="do" value={name} look={look}>
                  {button}
                </Button>
              </Form>
            </Fold>
          );
        })}
      </div>
    </Card>
  );
}

import { Form } from 'react-router';
import type { PromotionState } from '#modules/pricing/promotions/promotions.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { PromotionBadge } from './promotion-badge.tsx';

/** Starts and stops a promotion, with the effect; or begins a copy. */
export function SwitchCard({
  id,
  state,
  isOn,
  coveredProducts,
  reply,
}: {
  id: number;
  state: PromotionState;
  isOn: boolean;
  coveredProducts: number;
  reply: ActionReply | undefined;
}) {
  return (
    <Card title="Tình trạng" aside={<PromotionBadge state={state} />}>
      <div className="flex flex-col gap-2 px-3.5 py-3">
        <p className="text-ink-soft">Áp dụng cho {formatNumber(coveredProducts)} sản phẩm đang bán.</p>
        {isOn && state !== 'over' && (
          <Form method="post" preventScrollReset className="flex flex-col gap-2">
            <TextField
              name="why"
              label="Vì sao dừng"
              maxLength={300}
              autoComplete="off"
              defaultValue={reply?.typed?.why}
              error={reply?.errors?.why}
            />
            <Button type="submit" name="do" value="stop" look="dangerous">
              Dừng ngay
            </Button>
          </Form>
        )}
        {(state === 'off' || state === 'stopped') && (
          <Form method="post" preventScrollReset>
            <Button type="submit" name="do" value="start" look="primary" className="w-full">
              {state === 'stopped' ? 'Cho chạy lại' : 'Cho chạy'}
            </Button>
          </Form>
        )}
        <ButtonLink to={`/khuyen-mai/moi?tu=${id}`}>Chép thành khuyến mãi mới</ButtonLink>
      </div>
    </Card>
  );
}

import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PriceSummary } from '#web/parts/booking/price-summary.tsx';
import type { Route } from './+types/cart-page.ts';

/** The total price and the checkout button: in view beside the list on a wide screen. */
export function CartSummary({
  items,
  summary,
  promotionCode,
  promotionRefusal,
  canCheckOut,
}: Route.ComponentProps['loaderData']) {
  return (
    <aside className="stack-4 xl:sticky xl:top-24">
      {canCheckOut ? (
        <ButtonLink to="/dat-cho" size="lg" className="w-full max-xl:hidden">
          Đặt tất cả{summary && ` · ${formatVnd(summary.total)}`}
        </ButtonLink>
      ) : (
        <Notice tone="warn" title="Còn dịch vụ chưa đặt được">
          {summary ? (
            <RemoveRefused indexes={items.flatMap(({ refusal }, index) => (refusal ? [index] : []))} />
          ) : (
            <p>Bạn đổi ngày hoặc chọn dịch vụ khác.</p>
          )}
        </Notice>
      )}
      {summary && <PriceSummary quote={summary} />}
      <Form method="post" className="rounded-card border border-line bg-rice p-5">
        <input type="hidden" name="intent" value="promotion" />
        <div className="flex items-end gap-3">
          <TextField
            name="promotionCode"
            label="Mã ưu đãi"
            isAlone
            defaultValue={promotionCode}
            error={promotionRefusal ?? undefined}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
          <Button type="submit" look="outline">
            Dùng mã
          </Button>
        </div>
      </Form>
    </aside>
  );
}

/** Takes everything out that cannot be booked, so that the rest can be. */
function RemoveRefused({ indexes }: { indexes: number[] }) {
  return (
    <>
      <p>Bạn đổi dịch vụ có ghi chú, hoặc bỏ ra để đặt phần còn lại.</p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="remove" />
        {indexes.map((index) => (
          <input key={index} type="hidden" name="index" value={index} />
        ))}
        <Button type="submit" look="outline" className="w-full">
          Bỏ {indexes.length} dịch vụ chưa đặt được
        </Button>
      </Form>
    </>
  );
}

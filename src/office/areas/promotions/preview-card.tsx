import { Form } from 'react-router';
import type { PreviewPromotionResult } from '#modules/pricing/promotions/promotions.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';

const refusals = {
  unknown_promotion: 'Không còn khuyến mãi này.',
  unknown_product: 'Không có sản phẩm này đang bán. Ghi mã hoặc địa chỉ trang của sản phẩm.',
  is_over: 'Đã qua ngày bán cuối cùng, nên không còn giảm gì.',
};

export interface PreviewRequest {
  product: string;
  from: string;
  to: string;
  adults: string;
}

/** The price of a product with the promotion on some days, as a quote calculates it. */
export function PreviewCard({
  previewRequest,
  preview,
}: {
  previewRequest: PreviewRequest;
  preview: PreviewPromotionResult | null;
}) {
  const { product, from, to, adults } = previewRequest;
  return (
    <Card title="Xem thử giá">
      <Form method="get" preventScrollReset className="grid grid-cols-2 items-start gap-3 px-3.5 py-3">
        <TextField
          name="san-pham"
          label="Sản phẩm"
          hint="Mã hoặc địa chỉ trang."
          defaultValue={product}
          error={preview?.ok === false ? refusals[preview.reason] : undefined}
          className="col-span-full"
          autoComplete="off"
        />
        <TextField name="di" label="Ngày đi" type="date" defaultValue={from} />
        <TextField name="ve" label="Ngày về" type="date" defaultValue={to} />
        <TextField name="nguoi" label="Người lớn" inputMode="numeric" defaultValue={adults} />
        <Button type="submit" className="self-end">
          Xem giá
        </Button>
      </Form>
      {preview?.ok && <Previewed preview={preview} />}
    </Card>
  );
}

function Previewed({ preview }: { preview: Extract<PreviewPromotionResult, { ok: true }> }) {
  const { productTitle, bookedOn, units } = preview;
  return (
    <section aria-label={`Giá của ${productTitle}`} className="border-t border-line px-3.5 py-3">
      <p className="mb-1">
        <b>{productTitle}</b>, đặt ngày {formatDayMonthYear(bookedOn)}
      </p>
      {units.length === 0 && <Notice tone="info">Sản phẩm này chưa có gói giá nào.</Notice>}
      <ul className="flex flex-col gap-2">
        {units.map(({ unitTitle, beforeVnd, afterVnd, message }) => (
          <li key={unitTitle} className="border-t border-line pt-2 first:border-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{unitTitle}</span>
              {beforeVnd !== null && afterVnd !== null && (
                <span className="tabular-nums">
                  {formatVnd(beforeVnd)} → <b>{formatVnd(afterVnd)}</b>
                </span>
              )}
            </p>
            <p className="text-sm text-ink-soft">{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';

/** Progress of the price recount after a change. */
export function RecountNotice({
  recount: { reason, products, done, askedAt, endedAt },
}: {
  recount: { reason: string; products: number; done: number; askedAt: Date; endedAt: Date | null };
}) {
  if (endedAt)
    return (
      <Notice tone="good">
        Giá đã tính lại xong lúc {formatMoment(endedAt)}: {formatNumber(done)} sản phẩm ({reason}).
      </Notice>
    );
  return (
    <Notice tone="info" role="status">
      <div className="flex flex-wrap items-center gap-x-3">
        <span>
          Đang tính lại giá, {formatNumber(done)} trên {formatNumber(products)} sản phẩm ({reason}, từ{' '}
          {formatMoment(askedAt)}).
        </span>
        <progress
          max={Math.max(1, products)}
          value={done}
          aria-label="Sản phẩm đã tính lại giá"
          className="h-1.5 w-40 accent-sea"
        />
      </div>
    </Notice>
  );
}

import { Link } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatPercent } from '../../parts/format-percent.ts';
import { Notice } from '../../parts/notice.tsx';
import { type TryOut, tryOutAddress } from './read-try-out.ts';

/** The year's margins compared with the company's minimum. */
export function MarginNotice({
  tried,
  productId,
  margins: { known, below, worst },
}: {
  tried: TryOut;
  productId: number;
  margins: { known: number; below: number; worst: { day: string; percent: number } | null };
}) {
  if (!worst)
    return (
      <Notice tone="info">
        {'Chưa biết giá vốn của hạng này và của những gì nó lấy kèm, nên chưa tính được lãi. '}
        <Link to="/cong-no" className="text-sea underline">
          Ghi giá vốn
        </Link>
      </Notice>
    );
  const about =
    below > 0
      ? `${below} trong ${known} ngày lãi dưới ${tried.floorPercent}% giá bán, có viền đỏ ở bảng.`
      : `${known} ngày đều lãi từ ${tried.floorPercent}% giá bán.`;
  return (
    <Notice tone={below > 0 ? 'warn' : 'info'}>
      {`${about} Thấp nhất ${formatPercent(worst.percent)}, ngày `}
      <Link
        to={tryOutAddress({ ...tried, productId }, { day: worst.day })}
        preventScrollReset
        className="text-sea underline"
      >
        {formatDate(worst.day)}
      </Link>
    </Notice>
  );
}

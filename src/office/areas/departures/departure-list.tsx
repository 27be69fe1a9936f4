import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { Departure } from '#modules/booking/trip/passengers.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Badge } from '../../parts/badge.tsx';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { ManifestFiles } from './manifest-files.tsx';

/** Number of codes shown in a row; its link leads to all of them. */
const mostCodes = 4;

export const departureList: ListDeclaration<Departure> = {
  title: 'Khởi hành',
  searchHint: 'Tên tour, du thuyền…',
  keyOf: ({ productId, day }) => `${productId} ${day}`,
  nameOf: ({ title, day }) => `${title} ${formatWeekdayDate(day)}`,
  views: [
    { slug: 'co-khach', title: 'Có khách' },
    { slug: 'thieu-khach', title: 'Thiếu khách' },
    { slug: 'tat-ca', title: 'Mọi chuyến' },
  ],
  filters: [
    {
      name: 'loai',
      title: 'Loại',
      options: (['tour', 'cruise', 'experience', 'attraction'] as const).map((value) => ({
        value,
        title: kindProfiles[value].labels.one,
      })),
    },
    { name: 'tu', title: 'Từ ngày' },
    { name: 'den', title: 'Đến ngày' },
  ],
  columns: [
    { title: 'Ngày', phone: 'right', cell: ({ day }) => formatWeekdayDate(day) },
    { title: 'Chuyến', phone: 'left', cell: (row) => <Name {...row} /> },
    {
      title: 'Khách',
      align: 'right',
      phone: 'right',
      cell: ({ guests, missingOf }) =>
        missingOf === null ? (
          `${guests} khách`
        ) : (
          <Badge tone="warn" icon={TriangleAlert}>
            {guests}/{missingOf} khách tối thiểu
          </Badge>
        ),
    },
    {
      title: 'Chỗ: mở, giữ, bán',
      phone: 'left',
      cell: ({ allotment, held, sold }) => (
        <span className="tabular-nums">
          mở {formatNumber(allotment)}, giữ {formatNumber(held)}, bán {formatNumber(sold)}
        </span>
      ),
    },
    { title: 'Đặt chỗ', phone: 'left', cell: (row) => <Codes {...row} /> },
    { title: 'Danh sách khách', phone: 'left', cell: (row) => <ManifestFiles {...row} /> },
  ],
};

/** The departure's name, with guide and vehicle where known. */
function Name({ productId, day, title, guide, vehicle, further, isExtra }: Departure) {
  const crew = [guide, vehicle, further > 0 && `thêm ${further} xe`].filter(Boolean).join(' · ');
  return (
    <span className="flex min-w-0 flex-col max-md:whitespace-normal">
      <Link
        to={`/khoi-hanh/${productId}/${day}`}
        className="inline-flex min-h-6 items-center font-semibold hover:underline max-sm:min-h-11"
      >
        {title}
      </Link>
      {isExtra && (
        <span>
          <Badge tone="info">Chuyến thêm</Badge>
        </span>
      )}
      {crew && <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">{crew}</span>}
    </span>
  );
}

function Codes({ codes, day, kind }: Departure) {
  if (codes.length === 0) return '–';
  const rest = codes.length - mostCodes;
  return (
    <span className="flex flex-wrap gap-x-2">
      {codes.slice(0, mostCodes).map((code) => (
        <Link
          key={code}
          to={`/dat-cho/${code}`}
          className="inline-flex min-h-6 items-center text-sea hover:underline"
        >
          {code}
        </Link>
      ))}
      {rest > 0 && (
        <Link
          to={`/dat-cho?xem=tat-ca&loai=${kind}&tu=${day}&den=${day}`}
          className="inline-flex min-h-6 items-center text-sea hover:underline"
        >
          và {rest} nữa
        </Link>
      )}
    </span>
  );
}

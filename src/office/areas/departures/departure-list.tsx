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
const maxCodes = 4;

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
    { title: 'Chuyến', phone: 'left', takesRest: true, cell: (row) => <Name {...row} /> },
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
          <Taken {...{ allotment, held, sold }} />
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
        title={title}
        className="inline-flex min-h-6 items-center font-semibold hover:underline max-sm:min-h-11"
      >
        <span className="md:truncate">{title}</span>
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

/** What is sold and held of a departure's places, as a bar; the words beside it say the same. */
function Taken({ allotment, held, sold }: Pick<Departure, 'allotment' | 'held' | 'sold'>) {
  if (allotment <= 0) return null;
  const share = (places: number) => `${Math.min(100, (places / allotment) * 100)}%`;
  return (
    <span
      aria-hidden
      className="mt-1 flex h-1.5 w-28 overflow-hidden rounded-full bg-mute-soft max-md:w-full max-md:max-w-40"
    >
      <span className="bg-sea" style={{ width: share(sold) }} />
      <span className="bg-sun" style={{ width: share(held) }} />
    </span>
  );
}

function Codes({ codes, day, kind }: Departure) {
  if (codes.length === 0) return '–';
  const rest = codes.length - maxCodes;
  return (
    <span className="flex flex-wrap gap-x-2">
      {codes.slice(0, maxCodes).map((code) => (
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

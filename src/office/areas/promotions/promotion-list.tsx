import type { PromotionUsage } from '#modules/booking/board/list-bookings.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { PromotionRow } from '#modules/pricing/promotions/promotions.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { discountLabel, PromotionBadge, promotionStateWords } from './promotion-badge.tsx';

type Listed = PromotionRow & { usage: PromotionUsage };

const kindsOf = ({ kinds }: Listed) =>
  kinds.length === 0
    ? 'Mọi loại'
    : kinds.map((kind) => kindProfiles[kind as keyof typeof kindProfiles]?.labels.one ?? kind).join(', ');
const usesOf = ({ uses, usage }: Listed) =>
  uses === null ? formatNumber(usage.count) : `${formatNumber(usage.count)} / ${formatNumber(uses)}`;
const daysOf = ({ fromOn, toOn }: Listed) => `${formatDayMonthYear(fromOn)} – ${formatDayMonthYear(toOn)}`;

export const promotionList: ListDeclaration<Listed> = {
  title: 'Khuyến mãi',
  searchHint: 'Mã, tên…',
  keyOf: ({ id }) => String(id),
  nameOf: ({ title }) => title,
  hrefOf: ({ id }) => `/khuyen-mai/${id}`,
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'dang-chay', title: 'Đang chạy' },
    { slug: 'sap-chay', title: 'Sắp chạy' },
    { slug: 'chua-chay', title: 'Chưa chạy' },
    { slug: 'da-dung', title: 'Đã dừng' },
    { slug: 'het-han', title: 'Hết hạn' },
  ],
  filters: [
    {
      name: 'loai',
      title: 'Loại',
      options: [
        { value: 'ma', title: 'mã ưu đãi' },
        { value: 'tu-dong', title: 'tự động' },
      ],
    },
  ],
  columns: [
    {
      title: 'Tên',
      text: ({ title }) => title,
      phone: 'left',
      takesRest: true,
      cell: ({ title, code }) => (
        <>
          <b>{title}</b>
          <br />
          <span className="text-sm text-ink-faint">{code ?? 'tự động'}</span>
        </>
      ),
    },
    {
      title: 'Tình trạng',
      slug: 'tinh-trang',
      text: ({ state }) => promotionStateWords(state),
      phone: 'right',
      cell: ({ state }) => <PromotionBadge state={state} />,
    },
    { title: 'Giảm', slug: 'giam', text: discountLabel, phone: 'left', cell: discountLabel },
    { title: 'Cho', slug: 'cho', text: kindsOf, phone: 'none', cell: kindsOf },
    { title: 'Thời gian bán', slug: 'ban', text: daysOf, phone: 'left', cell: daysOf },
    {
      title: 'Lượt dùng',
      slug: 'luot',
      text: usesOf,
      align: 'right',
      phone: 'right',
      cell: (row) => (
        <>
          {usesOf(row)}
          <span className="md:hidden"> lượt</span>
        </>
      ),
    },
    {
      title: 'Đã giảm',
      slug: 'da-giam',
      text: ({ usage }) => usage.givenVnd,
      align: 'right',
      phone: 'right',
      cell: ({ usage }) => (
        <>
          <span className="md:hidden">đã giảm </span>
          {formatVnd(usage.givenVnd)}
        </>
      ),
    },
  ],
};

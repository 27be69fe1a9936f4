import type { OfficeGiftCard } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { giftStateLabels } from '#modules/gift-cards/rules/gift-state.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { GiftCardBadge } from './gift-card-badge.tsx';

export const giftCardList: ListDeclaration<OfficeGiftCard> = {
  title: 'Phiếu quà tặng',
  searchHint: 'Số phiếu, mã đặt chỗ, tên, email…',
  keyOf: ({ number }) => number,
  hrefOf: ({ number }) => `/phieu-qua-tang/${number}`,
  views: [
    { slug: 'dung-duoc', title: 'Dùng được' },
    { slug: 'cho-gui', title: 'Chờ gửi' },
    { slug: 'da-xong', title: 'Hết, dừng, đã hoàn' },
    { slug: 'chua-tra', title: 'Chưa trả tiền' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  filters: [
    { name: 'tu', title: 'Mua từ ngày' },
    { name: 'den', title: 'Mua đến ngày' },
  ],
  columns: [
    { title: 'Số phiếu', text: ({ number }) => number, phone: 'left', cell: ({ number }) => <b>{number}</b> },
    {
      title: 'Người tặng',
      slug: 'nguoi-tang',
      text: ({ payerName }) => payerName,
      phone: 'left',
      cell: ({ payerName }) => payerName,
    },
    {
      title: 'Người nhận',
      slug: 'nguoi-nhan',
      text: ({ receiverName }) => receiverName,
      phone: 'none',
      cell: ({ receiverName }) => receiverName,
    },
    {
      title: 'Gửi ngày',
      slug: 'gui',
      text: ({ sendOn }) => sendOn,
      phone: 'left',
      cell: ({ sendOn }) => formatDayMonthYear(sendOn),
    },
    {
      title: 'Trạng thái',
      slug: 'trang-thai',
      text: ({ state }) => giftStateLabels[state],
      phone: 'right',
      cell: ({ state }) => <GiftCardBadge state={state} />,
    },
    {
      title: 'Mệnh giá',
      slug: 'menh-gia',
      text: ({ amountVnd }) => amountVnd,
      align: 'right',
      phone: 'none',
      cell: ({ amountVnd }) => formatVnd(amountVnd),
    },
    {
      title: 'Còn lại',
      slug: 'con-lai',
      text: ({ restVnd }) => restVnd ?? 0,
      align: 'right',
      phone: 'right',
      cell: ({ restVnd }) => (restVnd === null ? '–' : formatVnd(restVnd)),
    },
    {
      title: 'Dùng đến',
      slug: 'den',
      text: ({ validUntil }) => validUntil,
      phone: 'none',
      isWide: true,
      cell: ({ validUntil }) => formatDayMonthYear(validUntil),
    },
  ],
};

import type { MoneyMessage } from '#modules/booking/payment/money-messages.ts';
import { channelTitle, channelTitles } from '#modules/payments/gateways/gateway.ts';
import { formatFullMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { outcomeWords } from './outcome-badge.tsx';

type Listed = Omit<MoneyMessage, 'occurredAt'> & { occurredAt: Date | string };

/** Columns of the webhook events, used for exports; the page renders them beside the open one. */
export const messageList: ListDeclaration<Listed> = {
  title: 'Sổ tiền',
  searchHint: 'Nội dung chuyển khoản, mã đặt chỗ',
  keyOf: ({ id }) => String(id),
  exportTo: { to: '/so-tien/xuat-tin', verb: 'books.reconcile' },
  views: [
    { slug: 'chua-khop', title: 'Chưa khớp' },
    { slug: 'lech', title: 'Lệch' },
    { slug: 'hom-nay', title: 'Hôm nay' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  filters: [
    {
      name: 'kenh',
      title: 'Kênh',
      options: Object.entries(channelTitles).map(([value, title]) => ({ value, title })),
    },
    { name: 'tu', title: 'Từ ngày' },
    { name: 'den', title: 'Đến ngày' },
  ],
  columns: (
    [
      ['Tin', ({ id }) => id],
      ['Lúc', ({ occurredAt }) => formatFullMoment(occurredAt)],
      ['Kênh', ({ provider }) => channelTitle(provider)],
      ['Mã giao dịch', ({ providerTxnId }) => providerTxnId],
      ['Số tiền, ₫', ({ amountVnd }) => amountVnd],
      ['Nội dung', ({ content }) => content],
      ['Kết quả', ({ outcome }) => outcomeWords(outcome)],
      ['Đặt chỗ', ({ bookingCode }) => bookingCode ?? ''],
    ] satisfies [string, (message: Listed) => string | number][]
  ).map(([title, text]) => ({ title, text, phone: 'left', cell: text })),
};

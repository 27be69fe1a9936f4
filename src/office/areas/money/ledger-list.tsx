import { Link } from 'react-router';
import type { LedgerLine } from '#modules/books/queries/list-ledger.ts';
import { accountTitles, causeTitle } from '#modules/books/rules/accounts.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

const formatAmount = (amountVnd: number) => amountVnd.toLocaleString('vi-VN');

export const ledgerList: ListDeclaration<Omit<LedgerLine, 'at'> & { at: Date | string }> = {
  title: 'Sổ cái',
  searchHint: 'Mã đặt chỗ',
  keyOf: ({ id }) => String(id),
  exportTo: { to: '/so-tien/xuat', verb: 'books.reconcile' },
  filters: [
    {
      name: 'tai-khoan',
      title: 'Tài khoản',
      options: Object.entries(accountTitles).map(([value, title]) => ({ value, title })),
    },
    { name: 'tu', title: 'Từ ngày' },
    { name: 'den', title: 'Đến ngày' },
  ],
  columns: [
    {
      title: 'Lúc',
      phone: 'left',
      cell: ({ at }) => <span className="text-ink-soft">{formatMoment(at)}</span>,
    },
    { title: 'Tài khoản', phone: 'left', cell: ({ account }) => <b>{accountTitles[account]}</b> },
    { title: 'Việc', phone: 'left', cell: ({ cause }) => causeTitle(cause) },
    {
      title: 'Đặt chỗ',
      phone: 'right',
      cell: ({ bookingCode }) =>
        bookingCode && (
          <Link to={`/dat-cho/${bookingCode}`} className="font-semibold text-sea">
            {bookingCode}
          </Link>
        ),
    },
    {
      title: 'Tin',
      phone: 'none',
      isWide: true,
      cell: ({ inboxId }) =>
        inboxId && (
          <Link to={`/so-tien?xem=tat-ca&tin=${inboxId}`} className="text-sea">
            {inboxId}
          </Link>
        ),
    },
    {
      title: 'Vào, ₫',
      align: 'right',
      phone: 'right',
      cell: ({ amountVnd }) => amountVnd > 0 && <b className="text-good">{formatAmount(amountVnd)}</b>,
    },
    {
      title: 'Ra, ₫',
      align: 'right',
      phone: 'right',
      cell: ({ amountVnd }) => amountVnd < 0 && <b>{formatAmount(-amountVnd)}</b>,
    },
  ],
};

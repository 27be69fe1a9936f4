import { Link } from 'react-router';
import type { InvoiceRow } from '#modules/books/queries/list-invoices.ts';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

const formatAmount = (amountVnd: number) => amountVnd.toLocaleString('vi-VN');

/** What is to be invoiced, a row for each booking and VAT rate; its file has every column that an invoice program asks for. */
export const invoiceList: ListDeclaration<InvoiceRow> = {
  title: 'Hóa đơn',
  searchHint: 'Tên, mã số thuế, mã đặt chỗ, số hóa đơn…',
  keyOf: ({ code, percent }) => `${code} ${percent}`,
  nameOf: ({ code, percent }) => `${code}, ${percent}%`,
  hrefOf: ({ code }) => `/dat-cho/${code}`,
  exportTo: { to: '/so-tien/xuat-hoa-don', verb: 'invoices.export' },
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'cho-so', title: 'Khách xin, chưa có số' },
    { slug: 'co-so', title: 'Đã có số' },
  ],
  filters: [
    { name: 'tu', title: 'Xác nhận từ ngày' },
    { name: 'den', title: 'Đến ngày' },
  ],
  columns: [
    { title: 'Số đặt chỗ', text: ({ code }) => code, phone: 'left', cell: ({ code }) => code },
    {
      title: 'Ngày',
      text: ({ day }) => day,
      phone: 'left',
      cell: ({ day }) => <span className="text-ink-soft">{formatDayMonthYear(day)}</span>,
    },
    {
      title: 'Tên người mua',
      slug: 'ten',
      text: ({ buyer }) => buyer,
      phone: 'left',
      takesRest: true,
      cell: ({ buyer }) => <span className="block truncate">{buyer}</span>,
    },
    {
      title: 'Mã số thuế',
      slug: 'mst',
      text: ({ taxCode }) => taxCode,
      phone: 'none',
      isWide: true,
      cell: ({ taxCode }) => taxCode || '–',
    },
    {
      title: 'Địa chỉ',
      slug: 'dia-chi',
      text: ({ address }) => address,
      phone: 'none',
      isWide: true,
      cell: ({ address }) => <span className="block max-w-48 truncate">{address || '–'}</span>,
    },
    {
      title: 'Email',
      slug: 'email',
      text: ({ email }) => email,
      phone: 'none',
      isWide: true,
      cell: ({ email }) => <span className="block max-w-40 truncate">{email || '–'}</span>,
    },
    {
      title: 'Tiền trước thuế',
      text: ({ beforeTaxVnd }) => beforeTaxVnd,
      align: 'right',
      phone: 'none',
      cell: ({ beforeTaxVnd }) => formatAmount(beforeTaxVnd),
    },
    {
      title: 'Thuế suất (%)',
      text: ({ percent }) => percent,
      align: 'right',
      phone: 'none',
      cell: ({ percent }) => percent,
    },
    {
      title: 'Tiền thuế',
      text: ({ taxVnd }) => taxVnd,
      align: 'right',
      phone: 'none',
      cell: ({ taxVnd }) => formatAmount(taxVnd),
    },
    {
      title: 'Tổng',
      text: ({ totalVnd }) => totalVnd,
      align: 'right',
      phone: 'right',
      cell: ({ totalVnd }) => <b>{formatAmount(totalVnd)}</b>,
    },
    {
      title: 'Số hóa đơn',
      text: ({ invoiceNo }) => invoiceNo ?? '',
      phone: 'right',
      cell: ({ code, invoiceNo, isAsked }) =>
        invoiceNo ?? (
          <Link
            to={`/dat-cho/${code}?viec=so-hoa-don`}
            className="relative z-1 inline-block py-1 font-semibold text-sea hover:underline max-sm:py-2.5"
          >
            {isAsked ? 'Ghi số, khách xin' : 'Ghi số'}
          </Link>
        ),
    },
  ],
};

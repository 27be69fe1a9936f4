import type { EnquiryRow } from '#modules/enquiries/queries/list-enquiries.ts';
import { enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { DueClock } from '../../parts/due-clock.tsx';
import { formatDay, formatFullMoment, formatMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { EnquiryBadge, enquiryStateWords } from './enquiry-badge.tsx';

/** Bulk actions on enquiries. */
export const enquiryBulk = [
  { name: 'giao', title: 'Giao cho…', verb: 'task.assign' },
  { name: 'nhan', title: 'Bắt đầu xử lý', verb: 'enquiry.move' },
  { name: 'dong', title: 'Đóng…', verb: 'enquiry.move' },
] as const;

type Listed = EnquiryRow & { owner: { id: string; name: string } | null };

export const enquiryList: ListDeclaration<Listed> = {
  title: 'Yêu cầu',
  searchHint: 'Mã, số điện thoại, tên',
  views: [
    { slug: 'cho', title: 'Chờ trả lời' },
    { slug: 'cho-khach', title: 'Chờ khách' },
    { slug: 'cho-thu', title: 'Chờ thu tiền' },
    { slug: 'xong', title: 'Đã xong' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  filters: [
    {
      name: 'loai',
      title: 'Loại',
      options: Object.entries(enquiryTypeLabels).map(([value, title]) => ({ value, title })),
    },
    { name: 'tu', title: 'Gửi từ ngày' },
    { name: 'den', title: 'Gửi đến ngày' },
  ],
  keyOf: ({ code }) => code,
  hrefOf: ({ code }) => `/yeu-cau/${code}`,
  exportTo: { to: '/yeu-cau/xuat', verb: 'enquiry.export' },
  bulk: enquiryBulk,
  columns: [
    { title: 'Mã', text: ({ code }) => code, phone: 'left', cell: ({ code }) => code },
    {
      title: 'Hạn',
      slug: 'han',
      text: ({ answerBy, followUpOn }) => (answerBy ? formatFullMoment(answerBy) : (followUpOn ?? '')),
      phone: 'right',
      cell: ({ answerBy, followUpOn }, now) =>
        answerBy ? (
          <DueClock dueAt={answerBy} now={now} />
        ) : (
          followUpOn && <span className="text-ink-soft">hẹn {formatDay(followUpOn)}</span>
        ),
    },
    {
      title: 'Loại',
      slug: 'loai',
      text: ({ kind }) => enquiryTypeLabels[kind],
      phone: 'left',
      cell: ({ kind }) => enquiryTypeLabels[kind],
    },
    {
      title: 'Khách',
      slug: 'khach',
      text: ({ fullName }) => fullName,
      phone: 'left',
      cell: ({ fullName }) => <b className="font-semibold">{fullName}</b>,
    },
    {
      title: 'Điện thoại',
      slug: 'dien-thoai',
      text: ({ phone }) => formatPhone(phone),
      phone: 'right',
      cell: ({ phone }) => formatPhone(phone),
    },
    {
      title: 'Hỏi về',
      slug: 'hoi-ve',
      text: ({ product, message }) => product ?? message,
      phone: 'left',
      isWide: true,
      takesRest: true,
      cell: ({ product, message }) => (
        <span className="block truncate text-ink-soft">{product ?? message}</span>
      ),
    },
    {
      title: 'Trạng thái',
      slug: 'trang-thai',
      text: ({ state }) => enquiryStateWords[state],
      phone: 'right',
      cell: ({ state }) => <EnquiryBadge state={state} />,
    },
    {
      title: 'Giữ',
      slug: 'giu',
      text: ({ owner }) => owner?.name ?? '',
      phone: 'none',
      isWide: true,
      cell: ({ owner }) => owner && <Avatar {...owner} />,
    },
    {
      title: 'Gửi lúc',
      slug: 'luc',
      text: ({ createdAt }) => formatFullMoment(createdAt),
      phone: 'none',
      isWide: true,
      align: 'right',
      cell: ({ createdAt }) => formatMoment(createdAt),
    },
  ],
};

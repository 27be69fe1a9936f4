import type { ModeratedReview } from '#modules/reviews/queries/moderated-reviews.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatFullMoment, formatMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { ReviewBadge, reviewStatusWords } from './review-badge.tsx';

type Listed = Omit<ModeratedReview, 'createdAt'> & { createdAt: Date | string };

/** Bulk actions on reviews. */
export const reviewBulk = [{ name: 'dang', title: 'Đăng', verb: 'review.moderate' }] as const;

export const reviewList: ListDeclaration<Listed> = {
  title: 'Đánh giá',
  searchHint: 'Sản phẩm, người viết, chữ trong bài',
  views: [
    { slug: 'cho-duyet', title: 'Chờ duyệt' },
    { slug: 'tranh-chap', title: 'Báo cáo, khiếu nại' },
    { slug: 'da-dang', title: 'Đã đăng' },
    { slug: 'tu-choi', title: 'Đã từ chối' },
    { slug: 'da-go', title: 'Đã gỡ' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  filters: [
    {
      name: 'diem',
      title: 'Điểm',
      options: [
        { value: 'thap', title: 'từ 1 đến 6' },
        { value: 'vua', title: '7 hoặc 8' },
        { value: 'cao', title: '9 hoặc 10' },
      ],
    },
    {
      name: 'tra-loi',
      title: 'Trả lời',
      options: [
        { value: 'chua', title: 'chưa có' },
        { value: 'co', title: 'đã có' },
      ],
    },
  ],
  exportTo: { to: '/danh-gia/xuat', verb: 'review.export' },
  bulk: reviewBulk,
  nameOf: ({ title }) => title,
  keyOf: ({ id }) => String(id),
  hrefOf: ({ id }) => `/danh-gia/${id}`,
  columns: [
    {
      title: 'Sản phẩm',
      text: ({ product }) => product,
      phone: 'left',
      cell: ({ product }) => <span className="block max-w-72 truncate">{product}</span>,
    },
    {
      title: 'Điểm',
      slug: 'diem',
      text: ({ overall }) => overall,
      phone: 'right',
      cell: ({ overall }) => <b>{overall}/10</b>,
    },
    {
      title: 'Tiêu đề',
      slug: 'tieu-de',
      text: ({ title }) => title,
      phone: 'left',
      cell: ({ title }) => <span className="block max-w-96 truncate max-md:max-w-full">{title}</span>,
    },
    {
      title: 'Người viết',
      slug: 'nguoi-viet',
      text: ({ authorName }) => authorName,
      phone: 'left',
      cell: ({ authorName }) => authorName,
    },
    {
      title: 'Trạng thái',
      slug: 'trang-thai',
      text: ({ status }) => reviewStatusWords[status],
      phone: 'right',
      cell: ({ status, isDisputed }) => (
        <span className="inline-flex flex-wrap gap-1">
          <ReviewBadge status={status} />
          {isDisputed && <Badge tone="wait">Có ý kiến</Badge>}
        </span>
      ),
    },
    {
      title: 'Trả lời',
      slug: 'tra-loi',
      text: ({ hasReply }) => (hasReply ? 'đã có' : ''),
      phone: 'none',
      isWide: true,
      cell: ({ hasReply }) => (hasReply ? 'đã có' : '–'),
    },
    {
      title: 'Viết lúc',
      slug: 'luc',
      text: ({ createdAt }) => formatFullMoment(createdAt),
      phone: 'none',
      align: 'right',
      cell: ({ createdAt }) => <span className="text-ink-soft">{formatMoment(createdAt)}</span>,
    },
  ],
};

import {
  Calculator,
  FileSpreadsheet,
  FileText,
  Gift,
  Images,
  LibraryBig,
  Mail,
  Megaphone,
  Newspaper,
  Package,
  PanelsTopLeft,
  Route,
  Signpost,
  Star,
  Store,
  TicketPercent,
} from 'lucide-react';
import type { AreaGroup } from './area.ts';

/** Areas of products and of texts for visitors. */
export const catalogueAreas: readonly AreaGroup[] = [
  {
    title: 'Bán',
    areas: [
      {
        to: '/san-pham',
        title: 'Sản phẩm',
        icon: Package,
        verbs: ['catalogue.edit', 'catalogue.publish', 'catalogue.withdraw'],
      },
      {
        to: '/khuyen-mai',
        title: 'Khuyến mãi',
        icon: TicketPercent,
        verbs: ['promotion.read', 'promotion.edit'],
      },
      { to: '/phieu-qua-tang', title: 'Phiếu quà tặng', icon: Gift, verbs: ['gift.read'] },
      { to: '/tiep-thi', title: 'Tiếp thị liên kết', icon: Megaphone, verbs: ['affiliate.read'] },
      {
        to: '/gia',
        title: 'Thử luật giá',
        icon: Calculator,
        verbs: ['price.rules', 'price.edit', 'places.read', 'booking.sell', 'unit.edit'],
      },
      {
        to: '/danh-gia',
        title: 'Đánh giá',
        icon: Star,
        verbs: ['review.moderate', 'review.reply', 'review.appeal'],
        tasks: ['review', 'review-report', 'review-appeal'],
      },
      {
        to: '/ke-hoach',
        title: 'Kế hoạch',
        icon: Route,
        verbs: ['plan.moderate', 'plan.edit'],
        tasks: ['plan', 'plan-comment'],
      },
    ],
  },
  {
    title: 'Nội dung',
    areas: [
      {
        to: '/noi-dung',
        title: 'Bài viết, trang',
        icon: FileText,
        verbs: ['content.edit', 'content.publish', 'content.withdraw'],
      },
      { to: '/trang-web', title: 'Trang web', icon: PanelsTopLeft, verbs: ['wording.edit'] },
      { to: '/loi-thu', title: 'Lời thư', icon: Mail, verbs: ['mail.edit'] },
      {
        to: '/ban-tin',
        title: 'Bản tin',
        icon: Newspaper,
        verbs: ['newsletter.export'],
      },
      { to: '/hinh-anh', title: 'Hình ảnh', icon: Images, verbs: ['media.edit', 'media.delete'] },
      {
        to: '/danh-muc',
        title: 'Danh mục',
        icon: LibraryBig,
        verbs: ['catalogue.edit', 'policy.edit', 'holiday.edit', 'tax.edit'],
      },
      {
        to: '/nhap-xuat',
        title: 'Nhập, xuất',
        icon: FileSpreadsheet,
        verbs: ['sheet.import', 'sheet.export'],
      },
      { to: '/chuyen-huong', title: 'Chuyển hướng', icon: Signpost, verbs: ['redirect.edit'] },
      { to: '/cai-dat', title: 'Thông tin công ty', icon: Store, verbs: ['settings.edit'] },
    ],
  },
];

import {
  Activity,
  Building2,
  BusFront,
  Cable,
  Calculator,
  CalendarDays,
  ChartColumn,
  CloudLightning,
  Contact,
  FileSpreadsheet,
  FileText,
  HandCoins,
  Handshake,
  Headset,
  Images,
  Inbox,
  Landmark,
  LibraryBig,
  type LucideIcon,
  Mail,
  NotebookText,
  Package,
  PanelsTopLeft,
  Route,
  ScrollText,
  ShieldCheck,
  Signpost,
  Star,
  Store,
  Sun,
  TicketCheck,
  TicketPercent,
  Undo2,
  Users,
} from 'lucide-react';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';

/** An area of the office in the navigation. */
export interface Area {
  to: string;
  title: string;
  icon: LucideIcon;
  /** Shown to who may do one of these; without any to everybody. */
  verbs?: readonly string[];
  /** How many of these tasks are open stands beside its title. */
  tasks?: readonly TaskKindName[] | 'all';
  /** Also in the bar at the bottom of a phone. */
  isDaily?: boolean;
}

export const areaGroups: readonly { title: string; areas: readonly Area[] }[] = [
  {
    title: '',
    areas: [
      { to: '/', title: 'Hôm nay', icon: Sun, isDaily: true, tasks: 'all' },
      { to: '/dat-cho', title: 'Đặt chỗ', icon: NotebookText, verbs: ['booking.read'], isDaily: true },
      { to: '/khach-goi', title: 'Khách gọi', icon: Headset, verbs: ['booking.sell'] },
      {
        to: '/yeu-cau',
        title: 'Yêu cầu',
        icon: Inbox,
        isDaily: true,
        verbs: ['enquiry.answer', 'enquiry.move', 'enquiry.create'],
        tasks: ['enquiry', 'complaint', 'follow-up', 'fare-payment'],
      },
      {
        to: '/khach',
        title: 'Khách',
        icon: Contact,
        verbs: ['guest.read', 'guest.export', 'guest.erase', 'guest.merge'],
      },
    ],
  },
  {
    title: 'Chỗ',
    areas: [
      {
        to: '/lich',
        title: 'Lịch chỗ và giá',
        icon: CalendarDays,
        verbs: ['places.read', 'places.edit', 'price.edit'],
      },
      { to: '/khoi-hanh', title: 'Khởi hành', icon: BusFront, verbs: ['booking.read'] },
      {
        to: '/kenh-ban',
        title: 'Kênh bán',
        icon: Cable,
        verbs: ['channel.read', 'channel.edit', 'partner.edit'],
        tasks: ['calendar-stale', 'calendar-overbooked', 'webhook-off'],
      },
      {
        to: '/ngung-phuc-vu',
        title: 'Ngừng phục vụ',
        icon: CloudLightning,
        verbs: ['days.close', 'booking.cancel'],
      },
    ],
  },
  {
    title: 'Tiền',
    areas: [
      {
        to: '/so-tien',
        title: 'Sổ tiền',
        icon: Landmark,
        verbs: ['payment.assign', 'payment.record', 'books.reconcile', 'books.approve'],
      },
      {
        to: '/hoan-tien',
        title: 'Hoàn tiền',
        icon: Undo2,
        tasks: ['refund', 'refund-approval'],
        verbs: ['refund.approve', 'refund.reject', 'refund.pay', 'refund.read', 'refund.account'],
      },
      { to: '/cong-no', title: 'Công nợ', icon: HandCoins, verbs: ['sale.margin'] },
      { to: '/bao-cao', title: 'Báo cáo', icon: ChartColumn, verbs: ['report.read'] },
    ],
  },
  {
    title: 'Nhà cung cấp',
    areas: [
      {
        to: '/cho-nha-cung-cap',
        title: 'Chờ trả lời',
        icon: Handshake,
        verbs: ['booking.answer', 'supplier.remind'],
        tasks: ['on-request', 'supplier-confirmation', 'supplier-declined'],
      },
      { to: '/phieu', title: 'Phiếu và lượt quét', icon: TicketCheck, verbs: ['booking.read'] },
      {
        to: '/nha-cung-cap',
        title: 'Nhà cung cấp',
        icon: Building2,
        verbs: ['supplier.read', 'supplier.edit'],
        tasks: ['licence'],
      },
    ],
  },
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
  {
    title: 'Nhà',
    areas: [
      {
        to: '/nguoi-dung',
        title: 'Người dùng',
        icon: Users,
        verbs: ['staff.invite', 'staff.block', 'role.edit'],
      },
      { to: '/vai-tro', title: 'Vai trò', icon: ShieldCheck, verbs: ['role.edit'] },
      { to: '/nhat-ky', title: 'Nhật ký', icon: ScrollText, verbs: ['history.read'] },
      { to: '/he-thong', title: 'Hệ thống', icon: Activity, verbs: ['system.run'] },
    ],
  },
];

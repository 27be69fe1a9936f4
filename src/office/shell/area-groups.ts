import {
  Activity,
  Building2,
  BusFront,
  Cable,
  CalendarDays,
  ChartColumn,
  CloudLightning,
  Contact,
  HandCoins,
  Handshake,
  Headset,
  Inbox,
  Landmark,
  NotebookText,
  ScrollText,
  ShieldCheck,
  Sun,
  TicketCheck,
  Undo2,
  Users,
} from 'lucide-react';
import type { AreaGroup } from './area.ts';
import { catalogueAreas } from './catalogue-areas.ts';

export const areaGroups: readonly AreaGroup[] = [
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
        verbs: ['payment.assign', 'payment.unassign', 'payment.record', 'books.reconcile', 'books.approve'],
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
  ...catalogueAreas,
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

import {
  BusFront,
  CalendarSync,
  CalendarX2,
  Clock,
  Flag,
  HandCoins,
  Handshake,
  Landmark,
  type LucideIcon,
  MailX,
  MapIcon,
  MessageSquareText,
  MessageSquareWarning,
  PhoneCall,
  ReceiptText,
  Scale,
  ScrollText,
  Star,
  TrendingDown,
  TriangleAlert,
  Undo2,
  Wallet,
  Webhook,
} from 'lucide-react';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';

interface TaskLink {
  icon: LucideIcon;
  /** Label of its button. */
  verb: string;
  /** The page where it is done, by the task's object. */
  to: (objectId: string) => string;
}

const enquiry = (code: string) => `/yeu-cau/${code}`;
/** 'DV26A7K9Q-1' is the first item of a booking. */
const booking = (id: string) => `/dat-cho/${id.replace(/-\d+$/, '')}`;
/** The sheet that moves an item of a booking to another product. */
const otherPlace = (id: string) =>
  `${booking(id)}?viec=chuyen&muc=${Number(/-(\d+)$/.exec(id)?.[1] ?? 1) - 1}`;
const review = (id: string) => `/danh-gia/${id}`;
const refund = (id: string) => `/hoan-tien?ma=${id}`;
/** '12-3' is the third feed of unit 12. */
const calendar = (id: string) => `/kenh-ban/lich/${id.replace(/-\d+$/, '')}`;
/** '220-540' is a unit of a product. */
const margin = (id: string) => `/gia?san-pham=${id.replace('-', '&hang=')}`;
/** '220-2026-12-20' is the departure of a product on a day. */
const departure = (id: string) => `/khoi-hanh/${id.replace('-', '/')}`;

/** The page on which each kind of task is done. */
export const taskLinks: Record<TaskKindName, TaskLink> = {
  enquiry: { icon: PhoneCall, verb: 'Trả lời', to: enquiry },
  complaint: { icon: MessageSquareWarning, verb: 'Trả lời', to: enquiry },
  'follow-up': { icon: PhoneCall, verb: 'Liên hệ', to: enquiry },
  'fare-payment': { icon: Wallet, verb: 'Thu tiền', to: enquiry },
  'on-request': { icon: Handshake, verb: 'Hỏi chỗ', to: booking },
  'supplier-confirmation': { icon: Handshake, verb: 'Hỏi', to: booking },
  'supplier-declined': { icon: TriangleAlert, verb: 'Tìm chỗ khác', to: otherPlace },
  'guest-message': { icon: MessageSquareText, verb: 'Trả lời', to: booking },
  'late-arrival': { icon: Clock, verb: 'Báo họ', to: booking },
  licence: { icon: ScrollText, verb: 'Cập nhật', to: (slug) => `/nha-cung-cap/${slug}` },
  'short-tour': { icon: BusFront, verb: 'Xử lý', to: departure },
  'refund-approval': { icon: Undo2, verb: 'Xem và duyệt', to: refund },
  refund: { icon: Undo2, verb: 'Xem', to: refund },
  'unmatched-money': { icon: Landmark, verb: 'Khớp', to: (id) => `/so-tien?tin=${id}` },
  'late-money': { icon: TriangleAlert, verb: 'Xử lý', to: booking },
  invoice: { icon: ReceiptText, verb: 'Ghi số', to: (code) => `/dat-cho/${code}?viec=so-hoa-don` },
  balance: { icon: Wallet, verb: 'Gọi khách', to: booking },
  'books-differ': { icon: Scale, verb: 'Xem', to: () => '/so-tien/doi-soat' },
  'credit-approval': {
    icon: HandCoins,
    verb: 'Xem và duyệt',
    to: (code) => `/dat-cho/${code}?viec=duyet-tin-dung`,
  },
  'ledger-proposal': { icon: Scale, verb: 'Xem và duyệt', to: () => '/so-tien/dieu-chinh' },
  'thin-margin': { icon: TrendingDown, verb: 'Xem giá', to: margin },
  'calendar-stale': { icon: CalendarSync, verb: 'Xem', to: calendar },
  'calendar-overbooked': { icon: CalendarX2, verb: 'Xem', to: calendar },
  'webhook-off': { icon: Webhook, verb: 'Xem', to: (id) => `/kenh-ban/doi-tac/${id.replace(/-\d+$/, '')}` },
  'failed-mail': { icon: MailX, verb: 'Xem', to: () => '/he-thong/thu?xem=chua-gui' },
  review: { icon: Star, verb: 'Duyệt', to: review },
  'review-report': { icon: Flag, verb: 'Xem', to: review },
  'review-appeal': { icon: Scale, verb: 'Quyết định', to: review },
  plan: { icon: MapIcon, verb: 'Duyệt', to: () => '/ke-hoach' },
  'plan-comment': { icon: MessageSquareText, verb: 'Đọc', to: () => '/ke-hoach' },
};

import { fold } from '#platform/vietnamese/fold.ts';
import type { FoundThing } from './found-thing.ts';

interface Command {
  title: string;
  about: string;
  /** The right that its page requires; null for everybody. */
  verb: string | null;
  href: string;
  /** Further search words, without diacritics. */
  words?: string;
}

/** Actions that the search box can start, on every page. */
const commands: readonly Command[] = [
  {
    title: 'Tạo báo giá, đặt hộ khách',
    about: 'mở Khách gọi',
    verb: 'booking.sell',
    href: '/khach-goi',
    words: 'ban giu cho',
  },
  {
    title: 'Ghi yêu cầu mới',
    about: 'khách gọi, hẹn trả lời sau',
    verb: 'enquiry.create',
    href: '/yeu-cau/moi',
  },
  {
    title: 'Đóng ngày, ngừng phục vụ',
    about: 'bão, nhà cung cấp nghỉ',
    verb: 'days.close',
    href: '/ngung-phuc-vu',
    words: 'bao huy ngay',
  },
  {
    title: 'Ghi tiền về mà không có tin báo',
    about: 'Sổ tiền',
    verb: 'payment.record',
    href: '/so-tien/ghi',
    words: 'chuyen khoan tien mat',
  },
  {
    title: 'Khóa sổ ngày',
    about: 'Sổ tiền',
    verb: 'books.close',
    href: '/so-tien/khoa-so',
    words: 'dong so',
  },
  { title: 'Đối soát sao kê', about: 'Sổ tiền', verb: 'books.reconcile', href: '/so-tien/doi-soat' },
  { title: 'Duyệt hoàn tiền', about: 'Hoàn tiền', verb: 'refund.approve', href: '/hoan-tien' },
  { title: 'Thêm nhà cung cấp', about: 'Nhà cung cấp', verb: 'supplier.edit', href: '/nha-cung-cap/moi' },
  {
    title: 'Mời người vào làm',
    about: 'Người dùng',
    verb: 'staff.invite',
    href: '/nguoi-dung',
    words: 'nhan vien tai khoan',
  },
  {
    title: 'Báo cho tôi cách nào',
    about: 'chọn thư ngay, thư lúc 8:00, hoặc chỉ trong văn phòng',
    verb: null,
    href: '/viec/bao-tin',
    words: 'thong bao',
  },
  {
    title: 'Phiên, mật khẩu, mã của tôi',
    about: 'Tài khoản của tôi',
    verb: null,
    href: '/toi',
    words: 'dang xuat doi mat khau',
  },
];

const max = 3;

/** Permitted actions with words that begin with those typed. */
export function findCommands(text: string, may: (verb: string) => boolean): FoundThing[] {
  const typed = fold(text).split(' ').filter(Boolean);
  const found = commands
    .filter(({ verb }) => verb === null || may(verb))
    .filter(({ title, about, words = '' }) => {
      const own = fold(`${title} ${about} ${words}`).split(/[^a-z0-9]+/);
      return typed.every((word) => own.some((one) => one.startsWith(word)));
    })
    .slice(0, max)
    .map(({ title, about, href }): FoundThing => ({ group: 'Lệnh', href, title, about, aside: '' }));
  return may('booking.sell') && /\p{L}/u.test(text) ? [...found, quoteFor(text)] : found;
}

/** Starts a call with the typed text as the guest's sentence. */
function quoteFor(text: string): FoundThing {
  return {
    group: 'Lệnh',
    href: `/khach-goi?noi=${encodeURIComponent(text)}`,
    title: `Báo giá cho “${text}”`,
    about: 'mở Khách gọi với câu này',
    aside: '',
  };
}

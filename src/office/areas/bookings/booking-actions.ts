import type { BookingAction } from './booking-action.ts';
import type { BookingPageData } from './load-booking.ts';

const goes = ['held', 'pending_payment', 'on_request', 'confirmed'];
const isHeld = ({ state }: BookingPageData) => state === 'held' || state === 'pending_payment';

/** Possible actions, the most pressing first. Commands check state and right again. */
export const bookingActions: readonly BookingAction[] = [
  {
    name: 'nhan-loi',
    title: 'Nhà cung cấp nhận lời',
    verb: 'booking.answer',
    isPossible: ({ state }) => state === 'on_request',
  },
  {
    name: 'tu-choi',
    title: 'Nhà cung cấp từ chối…',
    verb: 'booking.answer',
    isPossible: ({ state }) => state === 'on_request',
  },
  {
    name: 'cong-ty-duyet',
    title: 'Ghi lời duyệt của quản lý công ty…',
    verb: 'booking.approve',
    isPossible: ({ managers }) => managers.length > 0,
  },
  {
    name: 'khoi-phuc',
    title: 'Khôi phục, dời ngày, trả tiền…',
    verb: 'booking.edit',
    isPossible: ({ choiceBy }) => choiceBy !== null,
  },
  {
    name: 'ma-ncc',
    title: 'Nhập xác nhận của nhà cung cấp',
    verb: 'voucher.reference',
    isPossible: ({ state, vouchers }) => state === 'confirmed' && vouchers.some(isLive),
  },
  {
    name: 'thu-tien',
    title: 'Thu tiền',
    verb: 'payment.record',
    isPossible: ({ money }) => money.outstandingVnd > 0,
  },
  {
    name: 'hen-tra-quay',
    title: 'Khách hẹn trả tại quầy',
    verb: 'booking.edit',
    isPossible: (booking) => isHeld(booking) && booking.isToPayAtCounter,
  },
  { name: 'gia-han', title: 'Giữ thêm giờ', verb: 'booking.edit', isPossible: isHeld },
  {
    name: 'gui-lai',
    title: 'Gửi lại thư',
    verb: 'booking.edit',
    isPossible: (booking) =>
      booking.contact.email !== '' &&
      (isHeld(booking) || ['on_request', 'confirmed', 'cancelled', 'disrupted'].includes(booking.state)),
  },
  {
    name: 'doi-ngay',
    title: 'Đổi ngày, số khách…',
    verb: 'booking.edit',
    isPossible: ({ state, items }) => state === 'confirmed' && items.some(({ change }) => change.isPossible),
  },
  {
    name: 'thoi-doi',
    title: 'Thôi chờ trả chênh lệch…',
    verb: 'booking.edit',
    isPossible: ({ change }) => change !== null,
  },
  {
    name: 'sua-ten',
    title: 'Sửa tên',
    verb: 'booking.edit',
    isPossible: ({ state, standing, today }) =>
      goes.includes(state) && (standing.firstOn === null || standing.firstOn > today),
  },
  {
    name: 'chuyen',
    title: 'Chuyển sang nơi khác…',
    verb: 'booking.move',
    isPossible: ({ state, items }) =>
      (state === 'confirmed' || state === 'disrupted') && items.some(({ change }) => change.isPossible),
  },
  {
    name: 'them-dich-vu',
    title: 'Thêm dịch vụ…',
    verb: 'booking.edit',
    isPossible: ({ state }) => state === 'confirmed',
  },
  {
    name: 'doi-nguoi-dat',
    title: 'Đổi tên, số điện thoại',
    verb: 'booking.edit',
    isPossible: ({ state }) => goes.includes(state),
  },
  {
    name: 'doi-email',
    title: 'Đổi email',
    verb: 'booking.edit',
    isPossible: ({ state }) => goes.includes(state),
  },
  {
    name: 'cap-lai-phieu',
    title: 'Cấp lại phiếu',
    verb: 'voucher.reissue',
    isPossible: ({ vouchers }) => vouchers.some(isLive),
  },
  {
    name: 'ncc-da-biet',
    title: 'Nhà cung cấp đã biết khách đến muộn',
    verb: 'booking.answer',
    isPossible: ({ arrivals }) => arrivals.some(isUnacknowledged),
  },
  {
    name: 'den-muon',
    title: 'Ghi đến muộn',
    verb: 'booking.edit',
    isPossible: ({ items }) => items.some(({ can }) => can.beLate),
  },
  {
    name: 'khong-den',
    title: 'Ghi không đến',
    verb: 'booking.edit',
    isPossible: ({ items }) => items.some(({ can }) => can.beNoShow),
  },
  {
    name: 'rut-khong-den',
    title: 'Rút ghi không đến',
    verb: 'booking.edit',
    isPossible: ({ arrivals }) => arrivals.some(({ canUndo }) => canUndo),
  },
  {
    name: 'hoa-don',
    title: 'Thông tin hóa đơn',
    verb: 'booking.invoice',
    isPossible: ({ invoice }) => invoice.canSave,
  },
  {
    name: 'so-hoa-don',
    title: 'Ghi số hóa đơn',
    verb: 'booking.invoice',
    isPossible: ({ invoice, state }) =>
      invoice.number === null && ['confirmed', 'completed', 'cancelled'].includes(state),
  },
  {
    name: 'duyet-tin-dung',
    title: 'Duyệt tín dụng…',
    verb: 'credit.approve',
    orVerb: 'credit.give',
    isPossible: ({ creditProposal }) => creditProposal !== null,
  },
  {
    name: 'tang-tin-dung',
    title: 'Tặng tín dụng…',
    verb: 'credit.give',
    isPossible: ({ canGetCredit, creditProposal }) => canGetCredit && creditProposal === null,
  },
  {
    name: 'gia-han-tin-dung',
    title: 'Gia hạn tín dụng…',
    verb: 'credit.extend',
    isPossible: ({ credits }) => credits.some(({ rest }) => rest > 0),
  },
  {
    name: 'gia-han-ma',
    title: 'Gia hạn mã combo…',
    verb: 'code.extend',
    isPossible: ({ prepaidCodes }) => prepaidCodes.some(({ isOpen }) => isOpen),
  },
  {
    name: 'hoan-mot-phan',
    title: 'Hoàn một phần…',
    verb: 'refund.request',
    isPossible: ({ state, money }) =>
      ['confirmed', 'completed', 'cancelled'].includes(state) && money.paidVnd > 0,
  },
  {
    name: 'huy-mot',
    title: 'Hủy một dịch vụ…',
    verb: 'booking.cancel',
    isPossible: ({ itemCancellations }) => itemCancellations.length > 0,
  },
  {
    name: 'huy',
    title: 'Hủy và hoàn tiền…',
    verb: 'booking.cancel',
    isPossible: ({ refund }) => refund !== null,
  },
];

/** Whether a guest's late arrival has not yet been acknowledged by the supplier. */
export function isUnacknowledged({ kind, acknowledgedAt }: BookingPageData['arrivals'][number]): boolean {
  return kind === 'late' && acknowledgedAt === null;
}

export function isLive({ state }: { state: string }): boolean {
  return state === 'issued' || state === 'active';
}

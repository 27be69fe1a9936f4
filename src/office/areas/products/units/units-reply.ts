import type { BookingAhead } from '#modules/booking/board/list-bookings.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { ActionReply } from '../../../app/action-reply.ts';

/** The bookings that a requested change affects, shown before it is carried out. */
export interface Ahead {
  title: string;
  /** The action, and the id it is about. */
  action: string;
  id: number;
  bookings: BookingAhead[];
  /** What happens to them. */
  outcome: string;
  /** Further values of the form. */
  given?: Readonly<Record<string, string>>;
}

export interface UnitsReply extends ActionReply {
  ahead?: Ahead;
}

export interface About {
  productId: number;
  actor: StaffActor;
}

export const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_unit: 'Không còn hạng này, bạn tải lại trang.',
  unknown_plan: 'Không còn gói này, bạn tải lại trang.',
  unknown_vehicle: 'Không còn xe này, bạn tải lại trang.',
  title_taken: 'Đang có hạng hoặc gói khác cùng tên. Đổi tên một bên trước.',
  last_plan:
    'Đây là gói cuối cùng đang dùng. Ngừng gói này thì khách không đặt được gì; thêm gói khác trước.',
  last_vehicle: 'Đây là xe cuối cùng đang chạy. Muốn ngừng hẳn, bạn ngừng bán các hạng hoặc gỡ sản phẩm.',
  no_fleet: 'Sản phẩm này không có đội xe.',
  unknown_fleet: 'Không còn đội này, bạn tải lại trang.',
  past: 'Giờ chạy lại đã qua.',
  paused_already:
    'Đã có khoảng nghỉ trùng một phần với khoảng ấy. Bạn cho chạy lại trước, rồi ghi khoảng mới.',
  unknown_pause: 'Không còn khoảng nghỉ này, bạn tải lại trang.',
  nothing_to_undo: 'Không còn gì để hoàn tác.',
  changed_meanwhile: 'Có người vừa đổi luật giá sau bạn, nên không hoàn tác được.',
};

/** The affected bookings that the sender was shown. */
export const seenIn = (form: FormData) =>
  String(form.get('seen') ?? '')
    .split(' ')
    .filter(Boolean);

/** Whether a booking is affected that the sender was not shown. */
export const hasUnseenBookings = (bookings: readonly BookingAhead[], seen: readonly string[] | null) =>
  seen === null || bookings.some(({ code }) => !seen.includes(code));

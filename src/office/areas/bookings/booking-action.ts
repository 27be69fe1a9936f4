import type { MovePreview } from '#modules/booking/board/for-guest.ts';
import type { ChangePreview } from '#modules/booking/change/change-booking.ts';
import type { Additions } from './list-additions.ts';
import type { BookingPageData } from './load-booking.ts';

/** An action of staff on a booking; its name is in the address of its sheet. */
export type ActionName =
  | 'nhan-loi'
  | 'tu-choi'
  | 'cong-ty-duyet'
  | 'ma-ncc'
  | 'thu-tien'
  | 'khoi-phuc'
  | 'gia-han'
  | 'hen-tra-quay'
  | 'chuyen'
  | 'them-dich-vu'
  | 'doi-ngay'
  | 'thoi-doi'
  | 'sua-ten'
  | 'doi-nguoi-dat'
  | 'doi-email'
  | 'gui-lai'
  | 'cap-lai-phieu'
  | 'den-muon'
  | 'ncc-da-biet'
  | 'khong-den'
  | 'rut-khong-den'
  | 'hoa-don'
  | 'so-hoa-don'
  | 'huy-mot'
  | 'tang-tin-dung'
  | 'duyet-tin-dung'
  | 'gia-han-tin-dung'
  | 'gia-han-ma'
  | 'hoan-mot-phan'
  | 'huy';

export interface BookingAction {
  name: ActionName;
  title: string;
  /** The right that is required. */
  verb: string;
  /** Or this one. */
  orVerb?: string;
  isPossible: (booking: BookingPageData) => boolean;
}

/** The reply to a sheet's form. */
export interface BookingAnswer {
  problem?: string;
  /** Error messages by field name. */
  problems?: Record<string, string>;
  papers?: Record<string, unknown>[];
  preview?: ChangePreview | MovePreview;
  /** What can be added, once it was searched for. */
  additions?: Additions;
  typed?: Record<string, string>;
}

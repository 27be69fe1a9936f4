import { z } from 'zod';
import {
  previewRegrouping,
  type RegroupRefusal,
  regroupDeparture,
} from '#modules/booking/trip/passengers.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { isoDay } from '#platform/time/iso-day.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { wrongIn } from '../../app/action-reply.ts';
import { formatDay } from '../../parts/format-moment.ts';
import type { Answered, DepartureForm } from './departure-form.ts';

const shape = z.object({
  ma: z.array(z.string().max(20)).min(1, 'Chọn ít nhất một đặt chỗ.'),
  ngay: isoDay('Chọn ngày.'),
  xeSo: z.coerce.number('Chọn xe.').int().min(1).max(9),
  loiNhan: z.string().trim().max(500, 'Tối đa 500 chữ.'),
  ngungNgayCu: z.string().default(''),
  buoc: z.enum(['xem', 'lam']),
});

/** Previews moving the selected bookings to another departure, or carries it out. */
export async function runRegroup({ app, actor, departure, form }: DepartureForm): Promise<Answered> {
  const read = readForm(form, shape, { lists: ['ma'] });
  const codes = form.getAll('ma').map(String);
  const about = { form: 'doi', codes };
  if (!read.ok) return { reply: { ...wrongIn(read), ...about }, status: 422 };
  const { ma, ngay, xeSo, loiNhan, ngungNgayCu, buoc } = read.value;
  const { typed } = read;
  if (ngay !== departure.day && loiNhan === '')
    return { reply: { errors: { loiNhan: 'Viết lý do: khách đọc câu này.' }, typed, ...about }, status: 422 };
  const { productId, day } = departure;
  const to = { day: ngay, part: xeSo };
  const regrouping = { productId, day, codes: ma, to, note: loiNhan, closesDay: ngungNgayCu !== '', actor };
  const now = app.clock.now();
  const carryOut = buoc === 'lam' ? regroupDeparture : previewRegrouping;
  const result = await carryOut(app.db, app.queue, regrouping, now);
  if (!result.ok) return { reply: { refused: describeRegroupRefusal(result), typed, ...about }, status: 422 };
  if (buoc === 'xem') return { reply: { preview: result.regrouped, typed, ...about }, status: 200 };
  const { bookings, guests, isOtherDay, closed } = result.regrouped;
  const moved = `Đã chuyển ${bookings} đặt chỗ, ${guests} khách`;
  const done = isOtherDay
    ? `${moved} sang ${formatWeekdayDate(ngay)}. Mỗi khách được thư hỏi: đồng ý, dời ngày khác hay nhận lại tiền. ${closed > 0 ? `Ngày ${formatDay(day)} đã ngừng bán; mở lại bằng Hoàn tác ở Lịch chỗ và giá.` : `Ngày ${formatDay(day)} vẫn như cũ.`}`
    : `${moved} sang xe số ${xeSo}. Mỗi khách được thư báo.`;
  return { reply: { done, form: 'doi' }, status: 200 };
}

const stayingWords = {
  not_on_it: 'không còn ở chuyến này',
  not_confirmed: 'chưa trả tiền, hoặc đang chờ khách chọn',
  changing: 'đang đổi ngày hay số khách, chờ khách trả phần chênh',
  begun: 'đã khởi hành',
  by_hand: 'do nhân viên báo giá riêng hoặc dùng mã combo, đổi ở trang đặt chỗ',
};

function describeRegroupRefusal(refusal: RegroupRefusal): string {
  switch (refusal.reason) {
    case 'not_allowed':
      return 'Vai trò của bạn không gộp, tách được chuyến.';
    case 'unknown_departure':
      return 'Không có chuyến này.';
    case 'no_bookings':
      return 'Chọn ít nhất một đặt chỗ.';
    case 'same_departure':
      return 'Các đặt chỗ này đang ở đúng ngày và xe ấy rồi.';
    case 'no_such_vehicle':
      return 'Ngày ấy chưa có xe mang số này. Bạn thêm xe trước, hoặc chọn xe kế tiếp.';
    case 'staying':
      return `Không chuyển được: ${refusal.staying.map(({ code, why }) => `${code} ${stayingWords[why]}`).join('; ')}. Chưa có gì thay đổi.`;
    case 'short':
      return `Không đủ chỗ: ${refusal.short.map(({ unitTitle, day, free, needed }) => `${unitTitle} ngày ${formatDay(day)} còn ${free}, cần ${needed}`).join('; ')}. Chưa có gì thay đổi.`;
    case 'vehicle_full':
      return `Xe số ${refusal.part} có ${refusal.seats} chỗ, sau khi chuyển là ${refusal.guests} khách. Chưa có gì thay đổi.`;
    case 'not_empty':
      return 'Ngày cũ còn người giữ chỗ hoặc đã đặt, nên không ngừng bán được. Bỏ chọn “Ngừng bán ngày cũ” để chỉ chuyển khách. Chưa có gì thay đổi.';
    case 'may_not_close':
      return 'Vai trò của bạn không ngừng bán ngày được. Bỏ chọn “Ngừng bán ngày cũ” để chỉ chuyển khách. Chưa có gì thay đổi.';
    case 'day_not_free':
      return `${refusal.code} không chuyển được: ${refusal.message} Chưa có gì thay đổi.`;
  }
}

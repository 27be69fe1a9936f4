import { type BookingAhead, listBookingsAhead } from '#modules/booking/board/list-bookings.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import { listEditedUnits, moveUnit } from '#modules/catalog/selling/units.ts';
import { listProductVehicles } from '#modules/inventory/fleets/list-product-vehicles.ts';
import { undoPriceRules } from '#modules/pricing/rule-edits/price-rules.ts';
import { switchRatePlan, switchUnit, switchVehicle } from '#modules/pricing/units-on-sale/units.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import type { ActionReply } from '../../../app/action-reply.ts';

/** Who is concerned by something that was asked for, told before it is done. */
export interface Ahead {
  title: string;
  /** What does it, about which id. */
  deed: string;
  id: number;
  bookings: BookingAhead[];
  /** What becomes of them. */
  outcome: string;
}

export interface UnitsReply extends ActionReply {
  ahead?: Ahead;
}

interface About {
  productId: number;
  actor: StaffActor;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_unit: 'Không còn hạng này, bạn tải lại trang.',
  unknown_plan: 'Không còn gói này, bạn tải lại trang.',
  unknown_vehicle: 'Không còn xe này, bạn tải lại trang.',
  title_taken: 'Đang có hạng hoặc gói khác cùng tên. Đổi tên một bên trước.',
  last_plan:
    'Đây là gói cuối cùng đang dùng. Ngừng gói này thì khách không đặt được gì; thêm gói khác trước.',
  last_vehicle: 'Đây là xe cuối cùng đang chạy. Muốn ngừng hẳn, bạn ngừng bán các hạng hoặc gỡ sản phẩm.',
  no_fleet: 'Sản phẩm này không có đội xe.',
  nothing_to_undo: 'Không còn gì để hoàn tác.',
  changed_meanwhile: 'Có người vừa đổi luật giá sau bạn, nên không hoàn tác được.',
};

/** Carries out what a form of the page of units asks for; what concerns bookings is asked back first. */
export async function runUnitsAction(app: App, about: About, form: FormData): Promise<UnitsReply> {
  const deed = String(form.get('do'));
  const id = Number(form.get('id')) || 0;
  switch (deed) {
    case 'ask-unit-off':
    case 'unit-off':
      return unitOff(app, about, { id, seen: deed === 'unit-off' ? seenIn(form) : null });
    case 'unit-on': {
      const result = await switchUnit(app.db, { ...about, unitId: id, isOn: true }, app.clock.now());
      return result.ok
        ? { done: `${result.title} bán lại. Ngày và giá đã mở.` }
        : { refused: refusals[result.reason] ?? result.reason };
    }
    case 'unit-up':
    case 'unit-down': {
      const by = deed === 'unit-up' ? -1 : 1;
      const result = await moveUnit(app.db, { ...about, unitId: id, by }, app.clock.now());
      return result.ok
        ? { done: `Đã đưa ${result.title} ${by < 0 ? 'lên' : 'xuống'} một bậc. Khách thấy theo thứ tự này.` }
        : { refused: refusals[result.reason] ?? result.reason };
    }
    case 'plan-on':
    case 'plan-off': {
      const isOn = deed === 'plan-on';
      const result = await switchRatePlan(app.db, { ...about, planId: id, isOn }, app.clock.now());
      return result.ok
        ? { done: `${result.title}: ${isOn ? 'dùng lại' : 'ngừng dùng, đặt chỗ cũ giữ điều kiện đã mua'}.` }
        : { refused: refusals[result.reason] ?? result.reason };
    }
    case 'vehicle-add':
      return addVehicle(app, about, String(form.get('code') ?? ''));
    case 'ask-vehicle-off':
    case 'vehicle-off':
      return vehicleOff(app, about, { id, seen: deed === 'vehicle-off' ? seenIn(form) : null });
    case 'vehicle-on':
      return vehicleOn(app, about, id);
    case 'undo-rule': {
      const result = await undoPriceRules(app.db, about, app.clock.now());
      return result.ok
        ? { done: `Đã hoàn tác luật giá, ${result.effect.days} ngày trở lại giá cũ.` }
        : { refused: refusals[result.reason] ?? result.reason };
    }
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

const seenIn = (form: FormData) =>
  String(form.get('seen') ?? '')
    .split(' ')
    .filter(Boolean);

/** Whether somebody is concerned who was not told of. */
const isNews = (bookings: readonly BookingAhead[], seen: readonly string[] | null) =>
  seen === null || bookings.some(({ code }) => !seen.includes(code));

async function unitOff(
  { db, clock }: App,
  about: About,
  { id, seen }: { id: number; seen: string[] | null },
): Promise<UnitsReply> {
  const unit = (await listEditedUnits(db, about.productId)).find((one) => one.id === id);
  if (!unit) return { refused: refusals.unknown_unit ?? '' };
  const bookings = await listBookingsAhead(db, { unitId: id }, clock.now());
  if (isNews(bookings, seen)) {
    const outcome = 'Khách đã đặt vẫn đi như đã mua; chỉ không bán thêm. Muốn báo khách, dùng Ngừng phục vụ.';
    return { ahead: { title: unit.title, deed: 'unit-off', id, bookings, outcome } };
  }
  const result = await switchUnit(db, { ...about, unitId: id, isOn: false }, clock.now());
  if (result.ok) return { done: `Đã ngừng bán ${result.title}. Trang khách đã theo.` };
  if (result.reason === 'in_combo')
    return {
      refused: `Combo đang lấy hạng này: ${result.combos.join('; ')}. Bỏ hạng khỏi combo trước, nếu không combo vẫn bán nó.`,
    };
  return { refused: refusals[result.reason] ?? result.reason };
}

async function vehicleOff(
  { db, clock }: App,
  about: About,
  { id, seen }: { id: number; seen: string[] | null },
): Promise<UnitsReply> {
  const vehicles = await listProductVehicles(db, about.productId, clock.now());
  const vehicle = vehicles.find((one) => one.id === id);
  if (!vehicle) return { refused: refusals.unknown_vehicle ?? '' };
  const bookings = await listBookingsAhead(db, { vehicleId: id }, clock.now());
  if (isNews(bookings, seen)) {
    const outcome = 'Các chuyến ấy vẫn ghi xe này: điều xe khác cho khách trước giờ đón.';
    return { ahead: { title: vehicle.code, deed: 'vehicle-off', id, bookings, outcome } };
  }
  const { code } = vehicle;
  const result = await switchVehicle(db, { ...about, code, to: 'off' }, clock.now());
  return result.ok
    ? { done: `Xe ${code} ngừng chạy.` }
    : { refused: refusals[result.reason] ?? result.reason };
}

async function vehicleOn({ db, clock }: App, about: About, id: number): Promise<UnitsReply> {
  const vehicles = await listProductVehicles(db, about.productId, clock.now());
  const code = vehicles.find((one) => one.id === id)?.code ?? '';
  const result = await switchVehicle(db, { ...about, code, to: 'on' }, clock.now());
  return result.ok ? { done: `Xe ${code} chạy lại.` } : { refused: refusals[result.reason] ?? result.reason };
}

async function addVehicle({ db, clock }: App, about: About, typed: string): Promise<UnitsReply> {
  const again = (message: string) => ({ errors: { code: message }, typed: { code: typed } });
  const code = slugInput.max(40).safeParse(slugify(typed));
  if (!code.success) return again('Nhập mã xe, chữ và số, ví dụ xe-7-cho-03.');
  const result = await switchVehicle(db, { ...about, code: code.data, to: 'add' }, clock.now());
  if (result.ok) return { done: `Đã thêm xe ${code.data}.` };
  if (result.reason === 'code_taken') return again('Đã có xe mã này.');
  return { refused: refusals[result.reason] ?? result.reason, typed: { code: typed } };
}

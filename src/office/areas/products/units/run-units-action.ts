import { listBookingsAhead } from '#modules/booking/board/list-bookings.ts';
import { listEditedUnits, moveUnit } from '#modules/catalog/selling/units.ts';
import { undoPriceRules } from '#modules/pricing/rule-edits/price-rules.ts';
import { switchRatePlan, switchUnit } from '#modules/pricing/units-on-sale/units.ts';
import type { App } from '#platform/app.ts';
import { runVehicleAction } from './run-vehicle-action.ts';
import { type About, hasUnseenBookings, refusals, seenIn, type UnitsReply } from './units-reply.ts';

/** Runs the action of a form on the page of units; where bookings are affected it asks for confirmation first. */
export async function runUnitsAction(app: App, about: About, form: FormData): Promise<UnitsReply> {
  const ofVehicle = runVehicleAction(app, about, form);
  if (ofVehicle) return ofVehicle;
  const action = String(form.get('do'));
  const id = Number(form.get('id')) || 0;
  switch (action) {
    case 'ask-unit-off':
    case 'unit-off':
      return unitOff(app, about, { id, seen: action === 'unit-off' ? seenIn(form) : null });
    case 'unit-on': {
      const result = await switchUnit(app.db, { ...about, unitId: id, isOn: true }, app.clock.now());
      return result.ok
        ? { done: `${result.title} bán lại. Ngày và giá đã mở.` }
        : { refused: refusals[result.reason] ?? result.reason };
    }
    case 'unit-up':
    case 'unit-down': {
      const by = action === 'unit-up' ? -1 : 1;
      const result = await moveUnit(app.db, { ...about, unitId: id, by }, app.clock.now());
      return result.ok
        ? { done: `Đã đưa ${result.title} ${by < 0 ? 'lên' : 'xuống'} một bậc. Khách thấy theo thứ tự này.` }
        : { refused: refusals[result.reason] ?? result.reason };
    }
    case 'plan-on':
    case 'plan-off': {
      const isOn = action === 'plan-on';
      const result = await switchRatePlan(app.db, { ...about, planId: id, isOn }, app.clock.now());
      return result.ok
        ? { done: `${result.title}: ${isOn ? 'dùng lại' : 'ngừng dùng, đặt chỗ cũ giữ điều kiện đã mua'}.` }
        : { refused: refusals[result.reason] ?? result.reason };
    }
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

async function unitOff(
  { db, clock }: App,
  about: About,
  { id, seen }: { id: number; seen: string[] | null },
): Promise<UnitsReply> {
  const unit = (await listEditedUnits(db, about.productId)).find((one) => one.id === id);
  if (!unit) return { refused: refusals.unknown_unit ?? '' };
  const bookings = await listBookingsAhead(db, { unitId: id }, clock.now());
  if (hasUnseenBookings(bookings, seen)) {
    const outcome = 'Khách đã đặt vẫn đi như đã mua; chỉ không bán thêm. Muốn báo khách, dùng Ngừng phục vụ.';
    return { ahead: { title: unit.title, action: 'unit-off', id, bookings, outcome } };
  }
  const result = await switchUnit(db, { ...about, unitId: id, isOn: false }, clock.now());
  if (result.ok) return { done: `Đã ngừng bán ${result.title}. Trang khách đã theo.` };
  if (result.reason === 'in_combo')
    return {
      refused: `Combo đang lấy hạng này: ${result.combos.join('; ')}. Bỏ hạng khỏi combo trước, nếu không combo vẫn bán nó.`,
    };
  return { refused: refusals[result.reason] ?? result.reason };
}

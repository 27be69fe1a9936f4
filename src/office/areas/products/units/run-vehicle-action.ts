import { listBookingsAhead } from '#modules/booking/board/list-bookings.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import { listVehicles } from '#modules/inventory/fleets/list-vehicles.ts';
import { switchVehicle } from '#modules/pricing/units-on-sale/units.ts';
import type { App } from '#platform/app.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { runPauseAction } from './run-pause-action.ts';
import { type About, hasUnseenBookings, refusals, seenIn, type UnitsReply } from './units-reply.ts';

/** Runs the actions on the vehicles of a product; null where the form is about something else. */
export function runVehicleAction(app: App, about: About, form: FormData): Promise<UnitsReply> | null {
  const id = Number(form.get('id')) || 0;
  switch (String(form.get('do'))) {
    case 'vehicle-add':
      return addVehicle(app, about, String(form.get('code') ?? ''));
    case 'ask-vehicle-off':
      return vehicleOff(app, about, { id, seen: null });
    case 'vehicle-off':
      return vehicleOff(app, about, { id, seen: seenIn(form) });
    case 'vehicle-on':
      return vehicleOn(app, about, id);
    default:
      return runPauseAction(app, { owner: { productId: about.productId }, actor: about.actor }, form);
  }
}

const refuse = (reason: string): UnitsReply => ({ refused: refusals[reason] ?? reason });

async function vehicleOff(
  { db, clock }: App,
  about: About,
  { id, seen }: { id: number; seen: string[] | null },
): Promise<UnitsReply> {
  const vehicles = await listVehicles(db, { productId: about.productId }, clock.now());
  const vehicle = vehicles.find((one) => one.id === id);
  if (!vehicle) return refuse('unknown_vehicle');
  const bookings = await listBookingsAhead(db, { vehicleId: id }, clock.now());
  if (hasUnseenBookings(bookings, seen)) {
    const outcome =
      bookings.length > 0
        ? 'Các chuyến ấy vẫn ghi xe này: điều xe khác cho khách trước giờ đón.'
        : 'Xe này không nhận chuyến nào nữa, cho đến khi chạy lại.';
    return { ahead: { title: vehicle.code, action: 'vehicle-off', id, bookings, outcome } };
  }
  const { code } = vehicle;
  const result = await switchVehicle(db, { ...about, code, to: 'off' }, clock.now());
  return result.ok ? { done: `Xe ${code} ngừng chạy.` } : refuse(result.reason);
}

async function vehicleOn({ db, clock }: App, about: About, id: number): Promise<UnitsReply> {
  const vehicles = await listVehicles(db, { productId: about.productId }, clock.now());
  const code = vehicles.find((one) => one.id === id)?.code ?? '';
  const result = await switchVehicle(db, { ...about, code, to: 'on' }, clock.now());
  return result.ok ? { done: `Xe ${code} chạy lại.` } : refuse(result.reason);
}

async function addVehicle({ db, clock }: App, about: About, typed: string): Promise<UnitsReply> {
  const again = (message: string) => ({ errors: { code: message }, typed: { code: typed } });
  const code = slugInput.max(40).safeParse(slugify(typed));
  if (!code.success) return again('Nhập mã xe, chữ và số, ví dụ xe-7-cho-03.');
  const result = await switchVehicle(db, { ...about, code: code.data, to: 'add' }, clock.now());
  if (result.ok) return { done: `Đã thêm xe ${code.data}.` };
  if (result.reason === 'code_taken') return again('Đã có xe mã này.');
  return { ...refuse(result.reason), typed: { code: typed } };
}

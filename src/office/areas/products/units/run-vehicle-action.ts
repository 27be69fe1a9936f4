import { listBookingsAhead } from '#modules/booking/board/list-bookings.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import { listProductVehicles } from '#modules/inventory/fleets/list-product-vehicles.ts';
import { endPause, pauseVehicle, switchVehicle } from '#modules/pricing/units-on-sale/units.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { formatMoment } from '../../../parts/format-moment.ts';
import { type About, isNews, refusals, seenIn, type UnitsReply } from './units-reply.ts';

/** Carries out what the vehicles of a product are asked for; null where the form is about something else. */
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
    case 'ask-vehicle-pause':
      return vehiclePause(app, about, { id, form, seen: null });
    case 'vehicle-pause':
      return vehiclePause(app, about, { id, form, seen: seenIn(form) });
    case 'vehicle-resume':
      return vehicleResume(app, about, { id, pauseId: Number(form.get('pause')) || 0 });
    default:
      return null;
  }
}

const refuse = (reason: string): UnitsReply => ({ refused: refusals[reason] ?? reason });

async function vehicleOff(
  { db, clock }: App,
  about: About,
  { id, seen }: { id: number; seen: string[] | null },
): Promise<UnitsReply> {
  const vehicles = await listProductVehicles(db, about.productId, clock.now());
  const vehicle = vehicles.find((one) => one.id === id);
  if (!vehicle) return refuse('unknown_vehicle');
  const bookings = await listBookingsAhead(db, { vehicleId: id }, clock.now());
  if (isNews(bookings, seen)) {
    const outcome = 'Các chuyến ấy vẫn ghi xe này: điều xe khác cho khách trước giờ đón.';
    return { ahead: { title: vehicle.code, deed: 'vehicle-off', id, bookings, outcome } };
  }
  const { code } = vehicle;
  const result = await switchVehicle(db, { ...about, code, to: 'off' }, clock.now());
  return result.ok ? { done: `Xe ${code} ngừng chạy.` } : refuse(result.reason);
}

async function vehicleOn({ db, clock }: App, about: About, id: number): Promise<UnitsReply> {
  const vehicles = await listProductVehicles(db, about.productId, clock.now());
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

/** Who rides in that time is named first. */
async function vehiclePause(
  { db, clock }: App,
  about: About,
  { id, form, seen }: { id: number; form: FormData; seen: string[] | null },
): Promise<UnitsReply> {
  const typed = typedIn(form);
  const now = clock.now();
  const vehicle = (await listProductVehicles(db, about.productId, now)).find((one) => one.id === id);
  if (!vehicle) return refuse('unknown_vehicle');
  const [from, until] = [readMoment(typed.from ?? ''), readMoment(typed.until ?? '')];
  const reason = (typed.reason ?? '').trim();
  const errors = {
    ...(!from && { from: 'Chọn ngày và giờ xe bắt đầu nghỉ.' }),
    ...(!until && { until: 'Chọn ngày và giờ xe chạy lại.' }),
    ...(until && until <= now && { until: 'Giờ chạy lại đã qua.' }),
    ...(from && until && until <= from && { until: 'Giờ chạy lại phải sau giờ nghỉ.' }),
    ...(reason === '' && { reason: 'Ghi lý do, ví dụ bảo dưỡng.' }),
    ...(reason.length > 200 && { reason: 'Dài quá 200 ký tự.' }),
  };
  if (!from || !until || Object.keys(errors).length > 0) return { errors, typed };
  const bookings = await listBookingsAhead(db, { vehicleId: id, from, until }, now);
  const span = `${formatMoment(from)} đến ${formatMoment(until)}`;
  if (isNews(bookings, seen)) {
    const outcome = `Xe nghỉ ${span}, rồi tự chạy lại. Các chuyến ấy vẫn ghi xe này: điều xe khác cho khách trước giờ đón.`;
    const given = { from: typed.from ?? '', until: typed.until ?? '', reason };
    return { ahead: { title: vehicle.code, deed: 'vehicle-pause', id, bookings, outcome, given } };
  }
  const result = await pauseVehicle(db, { ...about, vehicleId: id, from, until, reason }, now);
  return result.ok
    ? { done: `Xe ${result.code} nghỉ ${span}, rồi tự chạy lại.` }
    : { ...refuse(result.reason), typed };
}

async function vehicleResume(
  { db, clock }: App,
  about: About,
  { id, pauseId }: { id: number; pauseId: number },
): Promise<UnitsReply> {
  const result = await endPause(db, { ...about, vehicleId: id, pauseId }, clock.now());
  return result.ok ? { done: `Xe ${result.code} chạy lại từ bây giờ.` } : refuse(result.reason);
}

/** As `datetime-local` sends it, in Vietnam. */
function readMoment(text: string): Date | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? new Date(`${text}:00+07:00`) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

import { listBookingsAhead } from '#modules/booking/board/list-bookings.ts';
import { listSharedFleets } from '#modules/catalog/selling/units.ts';
import { listVehicles } from '#modules/inventory/fleets/list-vehicles.ts';
import { endPause, type FleetOwner, pauseVehicle } from '#modules/pricing/units-on-sale/units.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { formatMoment } from '../../../parts/format-moment.ts';
import { hasUnseenBookings, refusals, seenIn, type UnitsReply } from './units-reply.ts';

interface About {
  owner: FleetOwner;
  actor: StaffActor;
}

/** Runs the actions on the pauses of a vehicle, of a product or a shared fleet; null where the form is about something else. */
export function runPauseAction(app: App, about: About, form: FormData): Promise<UnitsReply> | null {
  const id = Number(form.get('id')) || 0;
  switch (String(form.get('do'))) {
    case 'ask-vehicle-pause':
      return pause(app, about, { id, form, seen: null });
    case 'vehicle-pause':
      return pause(app, about, { id, form, seen: seenIn(form) });
    case 'vehicle-resume':
      return resume(app, about, { id, pauseId: Number(form.get('pause')) || 0 });
    default:
      return null;
  }
}

const refuse = (reason: string): UnitsReply => ({ refused: refusals[reason] ?? reason });

/** Lists the bookings of that time before it pauses the vehicle. */
async function pause(
  { db, clock }: App,
  about: About,
  { id, form, seen }: { id: number; form: FormData; seen: string[] | null },
): Promise<UnitsReply> {
  const typed = typedIn(form);
  const now = clock.now();
  const vehicle = (await vehiclesOf(db, about.owner, now)).find((one) => one.id === id);
  if (!vehicle) return refuse('unknown_vehicle');
  const [from, until] = [readMoment(typed.from ?? ''), readMoment(typed.until ?? '')];
  const reason = (typed.reason ?? '').trim();
  const errors = {
    ...(!from && { from: 'Chọn ngày và giờ bắt đầu nghỉ.' }),
    ...(!until && { until: 'Chọn ngày và giờ chạy lại.' }),
    ...(until && until <= now && { until: 'Giờ chạy lại đã qua.' }),
    ...(from && until && until <= from && { until: 'Giờ chạy lại phải sau giờ nghỉ.' }),
    ...(reason === '' && { reason: 'Ghi lý do, ví dụ bảo dưỡng.' }),
    ...(reason.length > 200 && { reason: 'Dài quá 200 ký tự.' }),
  };
  if (!from || !until || Object.keys(errors).length > 0) return { errors, typed };
  const bookings = await listBookingsAhead(db, { vehicleId: id, from, until }, now);
  const span = `${formatMoment(from)} đến ${formatMoment(until)}`;
  if (hasUnseenBookings(bookings, seen)) {
    const stay =
      bookings.length > 0
        ? ` Các chuyến ấy vẫn ghi ${vehicle.code}: xếp cho khách một chiếc khác, hoặc một người khác, trước giờ đón.`
        : '';
    const outcome = `${vehicle.code} nghỉ ${span}, rồi tự chạy lại.${stay}`;
    const given = {
      ...{ from: typed.from ?? '', until: typed.until ?? '', reason },
      ...('fleetCode' in about.owner && { fleet: about.owner.fleetCode }),
    };
    return { ahead: { title: vehicle.code, action: 'vehicle-pause', id, bookings, outcome, given } };
  }
  const pauseInput = { ...about, vehicleId: id, from, until, reason };
  const result = await pauseVehicle(db, pauseInput, now);
  return result.ok
    ? { done: `${result.code} nghỉ ${span}, rồi tự chạy lại.` }
    : { ...refuse(result.reason), typed };
}

async function resume(
  { db, clock }: App,
  about: About,
  { id, pauseId }: { id: number; pauseId: number },
): Promise<UnitsReply> {
  const result = await endPause(db, { ...about, vehicleId: id, pauseId }, clock.now());
  return result.ok ? { done: `${result.code} chạy lại từ bây giờ.` } : refuse(result.reason);
}

async function vehiclesOf(db: Executor, owner: FleetOwner, now: Date) {
  if ('productId' in owner) return listVehicles(db, owner, now);
  const [fleet] = await listSharedFleets(db, { codes: [owner.fleetCode] });
  return fleet ? listVehicles(db, { fleetId: fleet.id }, now) : [];
}

/** A `datetime-local` value, in Vietnam time. */
function readMoment(text: string): Date | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? new Date(`${text}:00+07:00`) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

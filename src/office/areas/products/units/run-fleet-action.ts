import { z } from 'zod';
import { listBookingsAhead } from '#modules/booking/board/list-bookings.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import { type FleetFields, type FleetUse, listSharedFleets } from '#modules/catalog/selling/units.ts';
import { saveFleet, saveFleetUse } from '#modules/pricing/units-on-sale/units.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { type Typed, typedIn } from '#platform/forms/read-form.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import type { ActionReply } from '../../../app/action-reply.ts';
import { runPauseAction } from './run-pause-action.ts';
import type { UnitsReply } from './units-reply.ts';

interface About {
  productId: number;
  unitId: number;
  actor: StaffActor;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_fleet: 'Không còn đội này, bạn tải lại trang.',
  unknown_unit: 'Không còn hạng này, bạn tải lại trang.',
  changed_meanwhile: 'Có người vừa đổi đội này. Xem lại bên dưới rồi lưu lần nữa.',
  has_own: 'Sản phẩm này có đội xe riêng, không dùng chung được.',
  time_needed: 'Khách không tự chọn giờ ở hạng này, nên cần ghi bắt đầu lúc mấy giờ.',
  no_vehicles: 'Một đội cần ít nhất một chiếc, hoặc một người.',
};

/** Runs the actions of a unit's page on shared fleets; null where the form is about something else. */
export function runFleetAction(app: App, about: About, form: FormData): Promise<UnitsReply> | null {
  const typed = typedIn(form);
  switch (typed.do) {
    case 'fleet-use':
      return putUse(app, about, typed);
    case 'fleet-drop':
      return dropUse(app, about, typed);
    case 'fleet-save':
      return putFleet(app, about, typed);
    default:
      return runPauseAction(app, { owner: { fleetCode: typed.fleet ?? '' }, actor: about.actor }, form);
  }
}

const refuse = (reason: string, typed: Typed): ActionReply => ({
  ...{ refused: refusals[reason] ?? reason, typed },
});

async function putUse({ db, clock }: App, { actor, ...of }: About, typed: Typed): Promise<ActionReply> {
  const code = typed.fleet ?? '';
  const [quantity, minutes] = [Number(typed.quantity), Number(typed.minutes)];
  const errors = {
    ...(code === '' && { fleet: 'Chọn đội.' }),
    ...(!isWhole(quantity, 1, 99) && { quantity: 'Nhập số từ 1 đến 99.' }),
    ...(!isWhole(minutes, 1, 8640) && { minutes: 'Nhập số phút từ 1 đến 8640.' }),
  };
  if (Object.keys(errors).length > 0) return { errors, typed };
  const startsAt = /^\d{2}:\d{2}$/.test(typed.startsAt ?? '') ? (typed.startsAt ?? null) : null;
  const use: FleetUse = { quantity, per: typed.per === 'booking' ? 'booking' : 'piece', startsAt, minutes };
  const seen = seenIn(typed, useShape);
  const result = await saveFleetUse(db, { ...of, code, seen, use, actor }, clock.now());
  return result.ok
    ? { done: 'Đã ghi. Chỗ còn lại trên trang đã tính theo đội này.' }
    : refuse(result.reason, typed);
}

async function dropUse({ db, clock }: App, { actor, ...of }: About, typed: Typed): Promise<ActionReply> {
  const code = typed.fleet ?? '';
  const seen = seenIn(typed, useShape);
  const result = await saveFleetUse(db, { ...of, code, seen, use: null, actor }, clock.now());
  return result.ok
    ? { done: 'Hạng này không cần đội ấy nữa. Đặt chỗ đã có vẫn giữ chiếc đã xếp.' }
    : refuse(result.reason, typed);
}

/** The values that the sender's form was rendered with; null where there were none. */
function seenIn<Shape extends z.ZodType>(typed: Typed, shape: Shape): z.output<Shape> | null {
  const read = z.string().transform(readJson).pipe(shape).safeParse(typed.seen);
  return read.success ? read.data : null;
}

const useShape = z.object({
  quantity: z.int(),
  per: z.enum(['piece', 'booking']),
  startsAt: z.string().nullable(),
  minutes: z.int(),
});
const fleetShape = z.object({
  title: z.string(),
  turnaroundMinutes: z.int(),
  vehicles: z.array(z.string()),
});

async function putFleet({ db, clock }: App, { actor }: About, typed: Typed): Promise<ActionReply> {
  const isNew = !typed.fleet;
  const title = (typed.title ?? '').normalize('NFC').trim();
  const code = isNew ? slugify(title) : (typed.fleet ?? '');
  const names = (typed.vehicles ?? '').split(/[;,\n]/).map((one) => slugify(one));
  const vehicles = [...new Set(names.filter(Boolean))];
  const turnaroundMinutes = Number(typed.turnaroundMinutes || 0);
  const [found] = await listSharedFleets(db, { codes: [code] });
  const errors = {
    ...((title === '' || title.length > 120) && { title: 'Ghi tên đội, đến 120 ký tự.' }),
    ...(isNew && found && { title: 'Đã có đội tên này.' }),
    ...(!slugInput.safeParse(code).success && { title: 'Ghi tên đội bằng chữ, ví dụ Thuyền gỗ.' }),
    ...(!isWhole(turnaroundMinutes, 0, 1440) && { turnaroundMinutes: 'Nhập số phút từ 0 đến 1440.' }),
    ...(vehicles.length === 0 && { vehicles: 'Ghi ít nhất một chiếc hoặc một người.' }),
  };
  if (Object.keys(errors).length > 0) return { errors, typed };
  const fields: FleetFields = { title, turnaroundMinutes, vehicles };
  const seen = seenIn(typed, fleetShape);
  const result = await saveFleet(db, { code, seen, fields, actor }, clock.now());
  if (result.ok) return { done: isNew ? `Đã lập đội ${title}.` : `Đã ghi đội ${title}.` };
  if (result.reason !== 'trips_ahead') return refuse(result.reason, typed);
  const messages: string[] = [];
  for (const { id, code: vehicle } of result.vehicles) {
    const bookings = await listBookingsAhead(db, { vehicleId: id }, clock.now());
    messages.push(`${vehicle} (${bookings.map((one) => one.code).join(', ') || 'đang giữ chỗ'})`);
  }
  return { errors: { vehicles: `Chưa bỏ được vì còn chuyến: ${messages.join('; ')}.` }, typed };
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

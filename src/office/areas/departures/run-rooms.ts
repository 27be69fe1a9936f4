import { saveRooms } from '#modules/booking/trip/passengers.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import type { Answered, DepartureForm } from './departure-form.ts';
import { historyIdOf } from './get-departure.ts';

const refusals = {
  not_allowed: 'Vai trò của bạn không xếp được phòng.',
  unknown_departure: 'Không có chuyến này.',
};

/** Saves who shares a room: fields 'phong-<code>-<place>', and in 'thay-…' the values when the page was rendered. */
export async function runRooms({
  app: { db, clock },
  actor,
  departure,
  form,
}: DepartureForm): Promise<Answered> {
  const typed = typedIn(form);
  const rooms = Object.entries(typed).flatMap(([name, room]) => {
    const [, code = '', place = ''] = /^phong-(\w{3,20})-(\d{1,3})$/.exec(name) ?? [];
    const seen = typed[`thay-${code}-${place}`] ?? '';
    return code ? [{ code, place: Number(place), room: room.trim(), seen }] : [];
  });
  const long = rooms.filter(({ room }) => room.length > 40);
  const about = { form: 'phong', typed };
  if (long.length > 0) {
    const errors = Object.fromEntries(
      long.map(({ code, place }) => [`phong-${code}-${place}`, 'Tối đa 40 chữ.']),
    );
    return { reply: { errors, ...about }, status: 422 };
  }
  const { productId, day } = departure;
  const result = await saveRooms(db, { productId, day, rooms, actor }, clock.now());
  if (result.ok) {
    const done = result.changed > 0 ? `Đã xếp phòng cho ${result.changed} dòng.` : 'Không có gì thay đổi.';
    return { reply: { done, form: 'phong' }, status: 200 };
  }
  if (result.reason !== 'changed_meanwhile')
    return { reply: { refused: refusals[result.reason], ...about }, status: 422 };
  const current = result.sleepers
    .map(({ fullName, room }) => `${fullName} “${room || 'chưa xếp'}”`)
    .join(', ');
  const meanwhile = await describeConflict(db, 'departure', historyIdOf(departure));
  return {
    reply: {
      refused: `Có người vừa xếp: ${current}.${meanwhile} Chữ bạn gõ còn ở dưới, bấm Lưu lần nữa để ghi đè.`,
      rooms: Object.fromEntries(result.sleepers.map(({ code, place, room }) => [`${code}-${place}`, room])),
      ...about,
    },
    status: 422,
  };
}

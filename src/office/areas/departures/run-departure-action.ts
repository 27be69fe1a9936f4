import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { saveDepartureCrew } from '#modules/booking/trip/passengers.ts';
import { removeDeparture } from '#modules/pricing/units-on-sale/units.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import type { Answered, DepartureForm } from './departure-form.ts';
import { getDeparture, historyIdOf } from './get-departure.ts';
import { runRegroup } from './run-regroup.ts';
import { runRooms } from './run-rooms.ts';

/** Runs the action of a form on a departure's page: vehicles, moves to another departure, shared rooms. */
export async function runDepartureAction(
  context: Readonly<RouterContextProvider>,
  params: Record<string, string | undefined>,
  form: FormData,
): Promise<Answered> {
  const app = appOf(context);
  const input = { app, actor: actorOf(context), departure: await getDeparture(app.db, params), form };
  const wanted = form.get('form');
  if (wanted === 'doi') return runRegroup(input);
  if (wanted === 'phong') return runRooms(input);
  if (wanted === 'bo-chuyen') return runRemove(input);
  return runCrew(input);
}

async function runRemove({ app: { db, clock }, actor, departure }: DepartureForm): Promise<Answered> {
  const { productId, day, guests } = departure;
  if (guests > 0) return { reply: { refused: stillTaken(`${guests} khách`) }, status: 422 };
  const result = await removeDeparture(db, { productId, day, actor }, clock.now());
  if (result.ok) return { reply: { done: 'Đã bỏ chuyến thêm; ngày này không bán nữa.' }, status: 200 };
  const refused =
    result.reason === 'taken' ? stillTaken(`${result.places} chỗ`) : plainRefusals[result.reason];
  return { reply: { refused }, status: 422 };
}

const stillTaken = (what: string) =>
  `Đã có ${what} giữ hoặc mua chuyến này. Chuyển khách sang chuyến khác, hoặc dùng Ngừng phục vụ để báo khách.`;

const seats = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : Number(text)))
  .refine(
    (count) => count === null || (Number.isInteger(count) && count >= 1 && count <= 500),
    'Từ 1 đến 500 chỗ.',
  );

const crewShape = z.object({
  so: z.coerce.number().int().min(1).max(9),
  huongDan: z.string().trim().max(200, 'Tối đa 200 chữ.'),
  xe: z.string().trim().max(200, 'Tối đa 200 chữ.'),
  cho: seats,
  thayHuongDan: z.string(),
  thayXe: z.string(),
  thayCho: seats,
});

async function runCrew({ app: { db, clock }, actor, departure, form }: DepartureForm): Promise<Answered> {
  const read = readForm(form, crewShape);
  const part = Number(form.get('so')) || 1;
  const about = { form: 'xe', part };
  if (!read.ok) return { reply: { ...wrongIn(read), ...about }, status: 422 };
  const { huongDan, xe, cho, thayHuongDan, thayXe, thayCho } = read.value;
  const { productId, day } = departure;
  const input = {
    ...{ productId, day, part, actor },
    crew: { guide: huongDan, vehicle: xe, seats: cho },
    seen: { guide: thayHuongDan, vehicle: thayXe, seats: thayCho },
  };
  const result = await saveDepartureCrew(db, input, clock.now());
  if (result.ok) return { reply: { done: 'Đã ghi hướng dẫn và xe.', ...about }, status: 200 };
  if (!('crew' in result)) return { reply: { refused: plainRefusals[result.reason], ...about }, status: 422 };
  const { guide, vehicle } = result.crew;
  const current = `nay hướng dẫn là “${guide || 'chưa ghi'}”, xe là “${vehicle || 'chưa ghi'}”`;
  const meanwhile = await describeConflict(db, 'departure', historyIdOf(departure));
  const refused = `Có người vừa ghi: ${current}.${meanwhile} Chữ bạn gõ còn ở dưới, bấm Lưu lần nữa để ghi đè.`;
  return { reply: { refused, now: result.crew, typed: read.typed, ...about }, status: 422 };
}

const plainRefusals = {
  not_allowed: 'Vai trò của bạn không ghi được mục này.',
  unknown_departure: 'Không có chuyến này.',
};

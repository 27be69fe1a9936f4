import { z } from 'zod';
import { readRowText } from '#modules/catalog/editing/content-field.ts';
import type { ProductSummary } from '#modules/catalog/editing/find-product-summary.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import {
  allUnitFields,
  findComponentUnits,
  listEditedUnits,
  listUnitPictures,
  saveUnitPictures,
  type UnitComponent,
  unitFields,
  unitPicturesInput,
  unitShape,
  unitValues,
} from '#modules/catalog/selling/units.ts';
import type { RefusedDay } from '#modules/inventory/days/change-days.ts';
import { componentFaults, saveComponents, saveUnit } from '#modules/pricing/units-on-sale/units.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { EditReply } from '../../../parts/edit/edit-state.ts';
import { saveEdit } from '../../../parts/edit/save-edit.ts';
import { formatDay } from '../../../parts/format-moment.ts';
import { gatherFields } from '../gather-fields.ts';
import { unitPictureColumns, unitPicturesField, writeUnitPictures } from './unit-pictures-field.ts';

const picturesShape = z.object({
  pictures: z
    .string()
    .transform((text) => readRowText(unitPictureColumns, text))
    .pipe(unitPicturesInput),
});

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const componentShape = z.object({
  fromDay: whole(1, 60),
  days: whole(1, 60),
  quantity: whole(1, 99),
  per: z.enum(['room', 'person']),
});

/** One row of a form of components; null where a number is invalid. The form counts days from 1. */
function readRow(form: FormData, at: string, unitId: number): UnitComponent | null {
  const read = componentShape.safeParse(
    Object.fromEntries(
      ['fromDay', 'days', 'quantity', 'per'].map((name) => [name, form.get(`${name}.${at}`)]),
    ),
  );
  return read.success ? { ...read.data, unitId, fromDay: read.data.fromDay - 1 } : null;
}

/** The components in a form, replacing the present ones or with one more; null where a number is invalid. */
function readComponents(form: FormData, standing: readonly UnitComponent[]): (UnitComponent | null)[] {
  if (form.get('do') === 'component-add')
    return [...standing, readRow(form, 'new', Number(form.get('part')) || 0)];
  return standing.flatMap(({ unitId }, at) =>
    form.has(`drop.${at}`) ? [] : [readRow(form, String(at), unitId)],
  );
}

interface About {
  product: ProductSummary;
  unitId: number;
  actor: StaffActor;
}

export interface UnitReply extends EditReply {
  /** The reply is to the form of the pictures, not to that of the unit. */
  isOfPictures?: boolean;
}

export const unitRefusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_product: 'Không còn sản phẩm này.',
  unknown_unit: 'Không còn hạng này.',
  gone: 'Không còn hạng này.',
  title_taken: 'Đang bán một hạng khác cùng tên. Khách không phân biệt được, bạn ghi tên khác.',
  no_combo: 'Sản phẩm này không phải combo.',
  changed_meanwhile: 'Có người vừa đổi hạng này. Xem lại bản mới bên dưới rồi lưu lần nữa.',
};

/** Runs the action of a form on a unit's page. */
export async function runUnitAction(app: App, about: About, form: FormData): Promise<UnitReply> {
  switch (form.get('do')) {
    case 'pictures':
      return { ...(await savePictures(app, about, form)), isOfPictures: true };
    case 'edit':
      return edit(app, about, form);
    case 'components':
    case 'component-add':
      return compose(app, about, form);
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

/** Saves the form of a unit, merged with what others changed meanwhile; the reply says how many days changed along. */
async function edit(
  { db, clock }: App,
  { product, unitId, actor }: About,
  form: FormData,
): Promise<EditReply> {
  const find = async () => (await listEditedUnits(db, product.id)).find(({ id }) => id === unitId) ?? null;
  const kept = await find();
  if (!kept) return { refused: unitRefusals.unknown_unit ?? '' };
  const fields = unitFields(product.kind, await listTerms(db, 'facility'));
  const refusals = { ...unitRefusals };
  let moved = '';
  const reply = await saveEdit(db, form, {
    ...{ fields: allUnitFields(fields), actor, verb: 'unit.edit', refusals },
    shape: unitShape(product.kind, fields, kept),
    show: (unit) => unitValues(fields, unit),
    read: async () => {
      const unit = await find();
      return unit && { version: unit.version, fields: unit };
    },
    save: async (edited, version) => {
      const save = { productId: product.id, unitId, version, fields: edited, actor };
      const result = await saveUnit(db, save, clock.now());
      if (result.ok) moved = movedWords(result);
      else if ('days' in result) refusals.below_taken = belowWords(result.days, edited.quantity);
      return result;
    },
    object: { type: 'unit', id: String(unitId) },
  });
  return reply.done ? { ...reply, done: `${reply.done}${moved}` } : reply;
}

function movedWords({ moved, kept }: { moved: number; kept: number }): string {
  const words = moved > 0 ? ` ${moved} ngày mở bán đã đổi theo số mới.` : '';
  return kept > 0 ? `${words} ${kept} ngày có số riêng giữ nguyên.` : words;
}

/** Names the first of the days on which more than the new quantity are held and sold. */
export function belowWords(days: readonly RefusedDay[], quantity: number): string {
  const named = days.slice(0, 4).map(({ day, value }) => `${formatDay(day)} đã có ${value}`);
  const rest = days.length - named.length;
  const more = rest > 0 ? ` và ${rest} ngày khác` : '';
  return `Không giảm còn ${quantity} được, vì đã giữ và bán nhiều hơn: ${named.join('; ')}${more}. Chưa có gì bị đổi.`;
}

/** Saves the pictures of a unit, merged with what others changed meanwhile. */
async function savePictures(
  { db, clock }: App,
  { product, unitId, actor }: About,
  form: FormData,
): Promise<EditReply> {
  return saveEdit(db, gatherFields(form, [unitPicturesField]), {
    ...{ fields: [unitPicturesField], actor, verb: 'unit.edit' },
    refusals: { ...unitRefusals, unknown_picture: 'Một hình không còn trong kho. Bạn chọn hình khác.' },
    shape: picturesShape,
    show: ({ pictures }) => ({ pictures: writeUnitPictures(pictures) }),
    read: async () => {
      const unit = (await listEditedUnits(db, product.id)).find(({ id }) => id === unitId);
      return unit
        ? { version: unit.version, fields: { pictures: await listUnitPictures(db, unitId) } }
        : null;
    },
    save: ({ pictures }, version) =>
      saveUnitPictures(db, { productId: product.id, unitId, version, pictures, actor }, clock.now()),
    object: { type: 'unit', id: String(unitId) },
  });
}

async function compose(
  { db, clock }: App,
  { product, unitId, actor }: About,
  form: FormData,
): Promise<EditReply> {
  const typed = typedIn(form);
  const unit = (await listEditedUnits(db, product.id)).find(({ id }) => id === unitId);
  if (!unit) return { refused: unitRefusals.unknown_unit ?? '' };
  const components = readComponents(form, unit.components);
  if (!components.every((part) => part !== null))
    return { refused: 'Ngày và số lượng của thành phần là số nguyên từ 1.', typed };
  const save = {
    productId: product.id,
    unitId,
    version: Number(form.get('version')) || 0,
    components,
    actor,
  };
  const result = await saveComponents(db, save, clock.now());
  if (result.ok) return { done: 'Đã lưu thành phần. Chỗ còn của combo đã tính lại.' };
  if (result.reason !== 'wrong_component')
    return { refused: unitRefusals[result.reason] ?? result.reason, typed };
  const wrong = components[result.at];
  const known = wrong && (await findComponentUnits(db, [wrong.unitId])).get(wrong.unitId);
  const title = known ? `${known.productTitle}, ${known.unitTitle}` : 'Thành phần này';
  return { refused: `${title} ${componentFaults[result.fault]}. Chưa có gì bị đổi.`, typed };
}

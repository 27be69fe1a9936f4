import { slugInput } from '#modules/catalog/schema.ts';
import { confirmationTitles, mealTitles, payTitles } from '#modules/catalog/selling/meal-titles.ts';
import {
  type EditedPlan,
  listPlansOf,
  listPolicyChoices,
  planEditInput,
  type RatePlanEdit,
} from '#modules/catalog/selling/units.ts';
import type { Executor } from '#platform/db/connect.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { followAll } from './follow-all.ts';
import { listSoldProducts, type SoldRow } from './list-sold-products.ts';
import { applyPlanRows, type PlanPlan, type PlanUndo, standardPlan, undoPlanRows } from './plan-row.ts';
import type { Cells, CheckedRow, OutRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';
import { findNamed, soleTitle, tellFreed } from './sole-title.ts';
import { changesBetween, readTypedCells, type TypedColumn, typedCells } from './typed-cells.ts';

const states = { on: 'Đang bán', off: 'Ngừng bán' } as const;
const optionsOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Rate plans of products: meals, cancellation, payment and what each adds to the price of a day. */
export async function loadPlanSheet(db: Executor): Promise<Sheet> {
  const policies = (await listPolicyChoices(db)).map(({ slug, title }) => ({ value: slug, title }));
  const own: TypedColumn[] = [
    { name: 'title', label: 'Tên gói', as: 'line', isNeeded: true },
    { name: 'mealPlan', label: 'Bữa ăn', as: 'choice', options: optionsOf(mealTitles) },
    { name: 'cancellationPolicy', label: 'Chính sách hủy', as: 'choice', options: policies },
    { name: 'payMode', label: 'Trả tiền', as: 'choice', options: optionsOf(payTitles) },
    { name: 'pricePercent', label: 'So với giá ngày, %', as: 'number', hint: '100 là đúng giá ngày.' },
    { name: 'priceDeltaVnd', label: 'Cộng hoặc bớt, đồng', as: 'change', hint: 'Số âm là bớt.' },
    { name: 'minStay', label: 'Số đêm ít nhất', as: 'number' },
    { name: 'advanceDays', label: 'Đặt trước ít nhất, ngày', as: 'number' },
    { name: 'confirmation', label: 'Xác nhận', as: 'choice', options: optionsOf(confirmationTitles) },
    { name: 'answerMinutes', label: 'Trả lời trong, phút', as: 'number' },
  ].map((column) => ({
    ...(column as TypedColumn),
    ...('options' in column && {
      hint: column.options
        .slice(0, 8)
        .map(({ title }) => title)
        .join('; '),
    }),
  }));
  const columns: SheetColumn[] = [
    { name: 'product', label: 'Mã sản phẩm', isNeeded: true },
    { name: 'productTitle', label: 'Tên sản phẩm', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' },
    { name: 'code', label: 'Mã gói', hint: 'Để trống thì tìm theo tên gói, gói mới đặt mã theo tên.' },
    ...own,
    { name: 'status', label: 'Trạng thái', hint: '“Đang bán” hoặc “Ngừng bán”; để trống thì giữ nguyên.' },
  ];
  return {
    columns,
    batch: 100,
    async check(executor, rows, { said }) {
      const codes = rows.map(({ product = '' }) => product.trim());
      const products = await listSoldProducts(executor, null, { codes });
      const plans = await listPlansOf(
        executor,
        products.map(({ id }) => id),
      );
      return rows.map((cells) => {
        const sold = products.find(({ code }) => code === (cells.product ?? '').trim());
        return checkPlanRow(own, cells, { sold, plans: plans.get(sold?.id ?? 0) ?? [], said });
      });
    },
    apply: (writing, plans) => followAll(writing, plans as PlanPlan[], applyPlanRows),
    undo: (writing, undos) => followAll(writing, undos as PlanUndo[], undoPlanRows),
    async list(executor, _scope, most) {
      const products = await listSoldProducts(executor, null, {});
      const plans = await listPlansOf(
        executor,
        products.map(({ id }) => id),
      );
      return products
        .flatMap((product) =>
          (plans.get(product.id) ?? []).map(
            (plan): OutRow => ({
              ...typedCells(own, { ...plan }),
              ...{ product: product.code, productTitle: product.title, code: plan.code },
              status: states[plan.status ? 'on' : 'off'],
            }),
          ),
        )
        .slice(0, most);
    },
    examples: ['Giá tiêu chuẩn', 'Không hoàn tiền', 'Gồm bữa sáng'].map((title, at) => ({
      ...typedCells(own, {
        ...{
          ...standardPlan,
          title,
          mealPlan: at === 2 ? 'BB' : 'RO',
          cancellationPolicy: policies[0]?.value,
        },
        ...{ pricePercent: at === 1 ? 90 : 100, priceDeltaVnd: at === 2 ? 150_000 : 0 },
      }),
      ...{ product: 'MA-SAN-PHAM', code: '', status: states.on },
    })),
  };
}

function checkPlanRow(
  own: readonly TypedColumn[],
  cells: Cells,
  {
    sold,
    plans,
    said,
  }: { sold: SoldRow | undefined; plans: readonly EditedPlan[]; said: Map<string, string> },
): CheckedRow {
  const named = `${cells.product ?? ''} · ${cells.title || cells.code || ''}`;
  if (!sold)
    return {
      ...{ title: named, key: `${named} ${cells.code}` },
      errors: { product: `Không có sản phẩm mã “${cells.product ?? ''}”.` },
    };
  const found = findPlan(plans, cells, said);
  const code = found?.code ?? ((cells.code ?? '').trim() || slugify(cells.title ?? ''));
  // The code of a new one, made from its title, may belong to one that formerly had that title.
  const isOther = !found && plans.some((plan) => plan.code === code);
  const [title, key] = [
    `${sold.code} · ${(cells.title ?? found?.title ?? code).trim()}`,
    `${sold.id} ${code}${isOther ? ' anew' : ''}`,
  ];
  const errors: RowErrors = {};
  if (!found && !slugInput.safeParse(code).success)
    errors.code = 'Mã gói chỉ có chữ thường không dấu, số và gạch ngang, ví dụ khong-hoan-tien.';
  const typed = readTypedCells(own, cells, errors);
  // Fields that are not given stay as they are, or get the standard value.
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const read = planEditInput.safeParse({ ...standardPlan, ...(found && fieldsOf(found)), ...given });
  if (!found && given.cancellationPolicy === undefined)
    errors.cancellationPolicy ??= 'Ghi chính sách hủy của gói.';
  else if (!read.success)
    Object.assign(
      errors,
      errorsOf(read.error.issues, (path) => path || 'row'),
      errors,
    );
  const isOn = requestedStatus(cells, found, errors);
  if (!read.success) return { title, key, errors };
  const changes = changesBetween(own, found ? typedCells(own, { ...found }) : {}, typedCells(own, read.data));
  const isWritten = !found || changes.length > 0;
  const others = plans.filter(({ id }) => id !== found?.id);
  const twin = findNamed(others, read.data.title, said);
  if (twin && (isOn || isWritten)) errors.title ??= `Đang bán một gói khác cùng tên, mã ${twin.code}.`;
  if (Object.keys(errors).length > 0) return { title, key, errors };
  if (found && found.status !== isOn)
    changes.push({
      label: 'Trạng thái',
      ...{ before: states[found.status ? 'on' : 'off'], after: states[isOn ? 'on' : 'off'] },
    });
  if (found && changes.length === 0) return { title, key, outcome: 'unchanged' };
  const seen = found
    ? { id: found.id, version: found.version, isOn: found.status, fields: fieldsOf(found) }
    : null;
  if (found) tellFreed(said, found, { title: read.data.title, isOn });
  const plan: PlanPlan = { productId: sold.id, code, fields: read.data, isOn, isWritten, seen };
  const sole = isOn || isWritten ? soleTitle(sold.id, read.data.title) : undefined;
  return { title, key, outcome: found ? 'changed' : 'new', changes, plan, sole };
}

const fieldsOf = ({ id, code, status, version, policyTitle, ...fields }: EditedPlan): RatePlanEdit => fields;

function findPlan(
  plans: readonly EditedPlan[],
  { code = '', title = '' }: Cells,
  said: ReadonlyMap<string, string>,
): EditedPlan | undefined {
  if (code.trim()) return plans.find((plan) => plan.code === code.trim());
  return findNamed(plans, title, said);
}

function requestedStatus({ status = '' }: Cells, found: EditedPlan | undefined, errors: RowErrors): boolean {
  const typed = slugify(status);
  if (typed === '') return found?.status ?? true;
  if (typed === slugify(states.off) && !found)
    errors.status = 'Gói mới thì đang bán; ngừng bán sau khi thêm.';
  else if (typed !== slugify(states.on) && typed !== slugify(states.off))
    errors.status = 'Ghi “Đang bán” hoặc “Ngừng bán”.';
  return typed !== slugify(states.off);
}

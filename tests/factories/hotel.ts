import { randomBytes } from 'node:crypto';
import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { createPolicy } from './cancellation-policy.ts';

interface UnitFields {
  title: string;
  quantity: number;
  max_adults: number;
  max_children: number;
  max_occupancy: number;
  base_vnd: number;
  status: boolean;
  details: Record<string, unknown>;
}

interface PlanFields {
  code: string;
  title: string;
  cancellation_policy_id: number;
  pay_mode: 'prepay' | 'deposit' | 'office';
  price_percent: number;
  price_delta_vnd: number;
  min_stay: number;
  advance_days: number;
  confirmation: 'instant' | 'request' | 'after_payment';
  answer_minutes: number;
}

const childPolicy = [
  { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', amountVnd: 0 },
  { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', amountVnd: 150_000 },
  { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi', amountVnd: 450_000 },
];

export interface TestHotel {
  productId: number;
  /** In the given order. */
  unitIds: number[];
  planIds: number[];
}

/**
 * A bookable hotel: by default one room type for 2 adults and 1 child at 1.000.000 ₫, and one prepaid plan at that price with the
 * usual cancellation policy. Inventory and rates are created separately.
 */
export async function createHotel(
  db: Executor,
  {
    units = [{}],
    plans = [{}],
    product = {},
    details = {},
  }: {
    units?: Partial<UnitFields>[];
    plans?: Partial<PlanFields>[];
    product?: { kind?: string; title?: string; status?: boolean; step?: number };
    details?: Record<string, unknown>;
  } = {},
): Promise<TestHotel> {
  const key = randomBytes(4).toString('hex');
  const supplier = await db
    .insertInto('suppliers')
    .values({ slug: `nha-cung-cap-${key}`, brand: 'Nhà cung cấp', legal_name: 'Công ty', kinds: ['hotel'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: productId } = await db
    .insertInto('products')
    .values({
      kind: 'hotel',
      slug: `khach-san-${key}`,
      code: `KS${key}`,
      title: 'Khách sạn Sóng Lặng',
      lat: 16.06,
      lng: 108.24,
      supplier_id: supplier.id,
      details: json({ childPolicy, extraBedVnd: 300_000, ...details }),
      ...product,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const unitIds: number[] = [];
  for (const [position, unit] of units.entries())
    unitIds.push(await createUnit(db, productId, position, unit));
  const policyId = plans.every((plan) => plan.cancellation_policy_id)
    ? null
    : await createPolicy(db, `chinh-sach-${key}`);
  const planIds: number[] = [];
  for (const [position, plan] of plans.entries()) {
    planIds.push(
      await createPlan(db, productId, position, { cancellation_policy_id: policyId ?? 0, ...plan }),
    );
  }
  return { productId, unitIds, planIds };
}

async function createUnit(
  db: Executor,
  productId: number,
  position: number,
  { details = {}, ...fields }: Partial<UnitFields>,
) {
  const { id } = await db
    .insertInto('units')
    .values({
      product_id: productId,
      code: `phong-${position}`,
      title: 'Phòng Deluxe',
      quantity: 7,
      max_adults: 2,
      max_children: 1,
      max_occupancy: 3,
      base_vnd: 1_000_000,
      details: json(details),
      position,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function createPlan(
  db: Executor,
  productId: number,
  position: number,
  fields: Partial<PlanFields> & { cancellation_policy_id: number },
) {
  const { id } = await db
    .insertInto('rate_plans')
    .values({
      product_id: productId,
      code: `goi-${position}`,
      title: 'Linh hoạt, gồm bữa sáng',
      meal_plan: 'BB',
      pay_mode: 'prepay',
      position,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { ComponentUnit, UnitComponent } from '#modules/catalog/selling/units.ts';

/** Why a unit cannot be a component of a combo. */
export type ComponentFault =
  | 'unknown_unit'
  | 'not_on_sale'
  | 'own_product'
  | 'is_combo'
  | 'needs_time'
  | 'elsewhere'
  | 'too_long'
  | 'wrong_days'
  | 'twice';

/** The same as text, to follow the name of the unit. */
export const componentFaults: Record<ComponentFault, string> = {
  unknown_unit: 'không còn nữa',
  not_on_sale: 'không còn bán',
  own_product: 'là của chính combo này',
  is_combo: 'là một combo khác',
  needs_time: 'cần khách chọn giờ, nên không lấy theo combo được',
  elsewhere: 'ở tỉnh thành khác với combo',
  too_long: 'kéo dài quá số đêm của combo',
  wrong_days: 'phải lấy đúng số ngày của chuyến',
  twice: 'đã có trong combo từ cùng ngày',
};

/**
 * The first invalid component of a combo, by its index; null when all are valid. A component is a unit of another product on
 * sale, in a province of the combo, within its days: nights of a room within its nights, a sailing with its full length,
 * everything else until the day of departure. Vehicles are excluded, because the guest has to choose their time.
 */
export function checkComponents(
  components: readonly UnitComponent[],
  combo: { productId: number; provinces: readonly number[]; bundle: BundleTerms },
  units: ReadonlyMap<number, ComponentUnit>,
): { at: number; fault: ComponentFault } | null {
  for (const [at, component] of components.entries()) {
    const fault = faultOf(component, combo, units.get(component.unitId));
    if (fault) return { at, fault };
    const isTwice = ({ unitId, fromDay }: UnitComponent) =>
      unitId === component.unitId && fromDay === component.fromDay;
    if (components.slice(0, at).some(isTwice)) return { at, fault: 'twice' };
  }
  return null;
}

function faultOf(
  { fromDay, days }: UnitComponent,
  { productId, provinces, bundle }: { productId: number; provinces: readonly number[]; bundle: BundleTerms },
  unit: ComponentUnit | undefined,
): ComponentFault | null {
  if (!unit) return 'unknown_unit';
  if (unit.productId === productId) return 'own_product';
  if (!unit.isOnSale) return 'not_on_sale';
  const kind = getKind(unit.kind);
  if (kind.sale === 'bundle') return 'is_combo';
  if (kind.sale === 'vehicles') return 'needs_time';
  if (!unit.provinces.some(({ id }) => provinces.includes(id))) return 'elsewhere';
  const isSlept = kind.sale === 'stay' || kind.sale === 'cabins';
  const last = isSlept ? bundle.nights : bundle.nights + 1;
  if (fromDay + days > Math.max(1, last)) return 'too_long';
  const span = kind.spanDays?.(unit.details);
  return span !== undefined && span !== days ? 'wrong_days' : null;
}

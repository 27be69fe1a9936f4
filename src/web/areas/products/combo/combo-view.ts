import type { z } from 'zod';
import type { comboDetails } from '#modules/catalog/kinds/combo/details.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';

export type ComboView = ReturnType<typeof toComboView>;

/** View data that only a combo's page shows. */
export function toComboView(product: ProductDetail) {
  const details = product.details as z.infer<typeof comboDetails>;
  return { details, components: linkParts(details.components, product.units[0]?.components ?? []) };
}

type Components = z.infer<typeof comboDetails>['components'];
type Taken = ProductDetail['units'][number]['components'];

/** The described components, those sold as another product with the URL of its page. */
function linkParts(components: Components, taken: Taken) {
  const left = [...taken];
  return components.map(({ kind, label, quantity }) => {
    const index = left.findIndex((part) => part.kind === soldAs[kind]);
    const [part] = index < 0 ? [] : left.splice(index, 1);
    return {
      kind,
      label,
      quantity,
      href: part ? linkTo(getKind(part.kind).category, part.productSlug) : null,
    };
  });
}

const soldAs: Partial<Record<Components[number]['kind'], KindName>> = {
  roomNights: 'hotel',
  cruise: 'cruise',
  ticket: 'attraction',
  tour: 'tour',
};

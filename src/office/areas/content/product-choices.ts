import type { LoaderFunctionArgs } from 'react-router';
import { listProductsForOffice } from '#modules/catalog/editing/list-products-for-office.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

/** Published products to choose from, found by part of a title, code or place. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'content.edit');
  const text = (new URL(request.url).searchParams.get('tim') ?? '').trim();
  const filter = { text, state: 'published' } as const;
  const { rows } = await listProductsForOffice(appOf(context).readDb, filter, {}, 20);
  return {
    products: rows.map(({ slug, title, place, kind }) => ({
      ...{ slug, title, place },
      kind: kindProfiles[kind].labels.one,
    })),
  };
}

import type { ProductQuery, SortOrder } from '#modules/catalog/facet-index/product-query.ts';
import { rankingDays } from '#modules/search/ranking/ranking-of.ts';

/** How the list is ranked, in a line (TRUE-06). From here and not from the page's script, which has no room. */
export function rankedBy({ sortBy }: Pick<ProductQuery, 'sortBy'>, search: string, hasTrip = false): string {
  const last = hasTrip ? ' Nơi hết chỗ ngày bạn chọn đứng cuối.' : '';
  if (sortBy !== 'popularity:desc') return `Xếp theo ${orderWords[sortBy]}.${last}`;
  if (search) return `Xếp theo mức khớp với từ bạn tìm.${last}`;
  return `Xếp theo lượt đặt ${rankingDays} ngày qua, điểm đánh giá và số ngày còn chỗ.${last} Không ai trả tiền để đứng trước.`;
}

const orderWords = {
  'finalPrice:asc': 'giá, thấp trước',
  'finalPrice:desc': 'giá, cao trước',
  'ratingAvg:desc': 'điểm đánh giá, cao trước',
  'title:asc': 'tên, từ A đến Z',
} satisfies Record<Exclude<SortOrder, 'popularity:desc'>, string>;

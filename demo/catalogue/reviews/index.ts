import { reviewsCombos } from './combos.ts';
import { reviewsCruises } from './cruises.ts';
import type { ReviewsByProduct } from './demo-review.ts';
import { reviewsCoast } from './hotels-coast.ts';
import { reviewsDaNangHoiAnHue } from './hotels-da-nang-hoi-an-hue.ts';
import { reviewsHaNoiTamDao } from './hotels-ha-noi-tam-dao.ts';
import { reviewsMountains } from './hotels-mountains.ts';
import { reviewsTours } from './tours.ts';

/** What guests of the demo say, by 'kind/slug' of the product. */
export const reviews: ReviewsByProduct = {
  ...reviewsDaNangHoiAnHue,
  ...reviewsHaNoiTamDao,
  ...reviewsMountains,
  ...reviewsCoast,
  ...reviewsCruises,
  ...reviewsTours,
  ...reviewsCombos,
};

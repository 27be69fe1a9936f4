import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { canThoHotels } from './can-tho.ts';
import { daLatHotels } from './da-lat.ts';
import { daNangHotels } from './da-nang.ts';
import { hoChiMinhHotels } from './ho-chi-minh.ts';
import { hoTramConDaoHotels } from './ho-tram-con-dao.ts';
import { hoiAnHotels } from './hoi-an.ts';
import { muiNeHotels } from './mui-ne.ts';
import { nhaTrangHotels } from './nha-trang.ts';
import { phuQuocHotels } from './phu-quoc.ts';
import { quyNhonPhuYenHotels } from './quy-nhon-phu-yen.ts';
import { tayNguyenHotels } from './tay-nguyen.ts';

/** The hotels from Đà Nẵng southwards, in the order of their codes. */
export const southHotels: DemoProduct[] = [
  ...daNangHotels,
  ...hoiAnHotels,
  ...quyNhonPhuYenHotels,
  ...nhaTrangHotels,
  ...daLatHotels,
  ...muiNeHotels,
  ...tayNguyenHotels,
  ...hoChiMinhHotels,
  ...hoTramConDaoHotels,
  ...phuQuocHotels,
  ...canThoHotels,
];

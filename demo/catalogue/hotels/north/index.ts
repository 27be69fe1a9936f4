import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { caoBangHotels } from './cao-bang.ts';
import { haGiangHotels } from './ha-giang.ts';
import { haLongHotels } from './ha-long.ts';
import { haNoiHotels } from './ha-noi.ts';
import { haiPhongHotels } from './hai-phong.ts';
import { hueHotels } from './hue.ts';
import { mocChauHotels } from './moc-chau.ts';
import { muCangChaiHotels } from './mu-cang-chai.ts';
import { ninhBinhHotels } from './ninh-binh.ts';
import { phuThoHotels } from './phu-tho.ts';
import { quangTriHotels } from './quang-tri.ts';
import { saPaHotels } from './sa-pa.ts';
import { samSonCuaLoHotels } from './sam-son-cua-lo.ts';

/** The hotels from Hà Giang to Huế, KS001 to KS030. */
export const northHotels: DemoProduct[] = [
  ...haNoiHotels,
  ...saPaHotels,
  ...haLongHotels,
  ...haiPhongHotels,
  ...ninhBinhHotels,
  ...haGiangHotels,
  ...mocChauHotels,
  ...phuThoHotels,
  ...muCangChaiHotels,
  ...caoBangHotels,
  ...samSonCuaLoHotels,
  ...quangTriHotels,
  ...hueHotels,
];

import type { DemoProduct } from '../demo-product.ts';
import { sanBayCamRanh } from './transfers/cam-ranh.ts';
import { catBiVanDon } from './transfers/cat-bi-van-don.ts';
import { sanBayDaNang } from './transfers/da-nang.ts';
import { sanBayLienKhuong } from './transfers/lien-khuong.ts';
import { noiBai } from './transfers/noi-bai.ts';
import { sanBayPhuCat } from './transfers/phu-cat.ts';
import { sanBayPhuQuoc } from './transfers/phu-quoc.ts';
import { tanSonNhat } from './transfers/tan-son-nhat.ts';

/** Cars that meet flights, come with a driver, or are driven by the guest. */
export const cars: DemoProduct[] = [
  noiBai,
  tanSonNhat,
  sanBayDaNang,
  sanBayPhuQuoc,
  sanBayCamRanh,
  sanBayLienKhuong,
  catBiVanDon,
  sanBayPhuCat,
];

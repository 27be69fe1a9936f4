import type { DemoProduct } from '../demo-product.ts';
import { daLat4Cho } from './self-drive/da-lat-4-cho.ts';
import { haNoi5Cho } from './self-drive/ha-noi-5-cho.ts';
import { nhaTrangDien5Cho } from './self-drive/nha-trang-dien-5-cho.ts';
import { phuQuoc7Cho } from './self-drive/phu-quoc-7-cho.ts';
import { sanBayCamRanh } from './transfers/cam-ranh.ts';
import { catBiVanDon } from './transfers/cat-bi-van-don.ts';
import { sanBayDaNang } from './transfers/da-nang.ts';
import { sanBayLienKhuong } from './transfers/lien-khuong.ts';
import { noiBai } from './transfers/noi-bai.ts';
import { sanBayPhuCat } from './transfers/phu-cat.ts';
import { sanBayPhuQuoc } from './transfers/phu-quoc.ts';
import { tanSonNhat } from './transfers/tan-son-nhat.ts';
import { haGiang7Cho } from './with-driver/ha-giang-7-cho.ts';
import { haNoi7Cho } from './with-driver/ha-noi-7-cho.ts';
import { haNoi45Cho } from './with-driver/ha-noi-45-cho.ts';
import { mienTrung16Cho } from './with-driver/mien-trung-16-cho.ts';
import { nhaTrang29Cho } from './with-driver/nha-trang-29-cho.ts';
import { saiGonLimousine } from './with-driver/sai-gon-limousine.ts';

/**
 * Cars that meet flights, come with a driver, or are driven by the guest. Pictures of the road are handed out in this
 * order: first those of the airport, then the bridge, the coast, the mountains and the fields.
 */
export const cars: DemoProduct[] = [
  noiBai,
  tanSonNhat,
  sanBayDaNang,
  sanBayPhuQuoc,
  saiGonLimousine,
  haNoi7Cho,
  haNoi5Cho,
  sanBayPhuCat,
  nhaTrang29Cho,
  nhaTrangDien5Cho,
  phuQuoc7Cho,
  sanBayCamRanh,
  sanBayLienKhuong,
  haGiang7Cho,
  daLat4Cho,
  catBiVanDon,
  haNoi45Cho,
  mienTrung16Cho,
];

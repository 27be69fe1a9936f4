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
  haNoi7Cho,
  saiGonLimousine,
  mienTrung16Cho,
  nhaTrang29Cho,
  haNoi45Cho,
  haGiang7Cho,
  daLat4Cho,
  nhaTrangDien5Cho,
  haNoi5Cho,
  phuQuoc7Cho,
];

import type { DemoProduct } from '../demo-product.ts';
import { dapXeCauNgoi } from './centre/dap-xe-cau-ngoi.ts';
import { goiBanhHue } from './centre/goi-banh-hue.ts';
import { kayakSongSon } from './centre/kayak-song-son.ts';
import { lamDenLongHoiAn } from './centre/lam-den-long-hoi-an.ts';
import { nauAnTraQue } from './centre/nau-an-tra-que.ts';
import { nhonHaiRanCan } from './centre/nhon-hai-ran-can.ts';
import { supBinhMinhDaNang } from './centre/sup-binh-minh-da-nang.ts';
import { thuyenThungBayMau } from './centre/thuyen-thung-bay-mau.ts';

/** Experiences between Phong Nha and Quy Nhơn. */
export const centralExperiences: DemoProduct[] = [
  nauAnTraQue,
  lamDenLongHoiAn,
  thuyenThungBayMau,
  supBinhMinhDaNang,
  goiBanhHue,
  dapXeCauNgoi,
  kayakSongSon,
  nhonHaiRanCan,
];

import type { DemoProduct } from '../demo-product.ts';
import { baBeBanGioc3n2d } from './north/ba-be-ban-gioc-3n2d.ts';
import { bacHaChoPhien2n1d } from './north/bac-ha-cho-phien-2n1d.ts';
import { coTo3n2d } from './north/co-to-3n2d.ts';
import { haGiang3n2d } from './north/ha-giang-3n2d.ts';
import { haNoiMotNgay } from './north/ha-noi-mot-ngay.ts';
import { mocChauMaiChau2n1d } from './north/moc-chau-mai-chau-2n1d.ts';
import { puLuong2n1d } from './north/pu-luong-2n1d.ts';
import { saPa3n2d } from './north/sa-pa-3n2d.ts';
import { saPaFansipan2n1d } from './north/sa-pa-fansipan-2n1d.ts';
import { tetHaGiang4n3d } from './north/tet-ha-giang-4n3d.ts';
import { trangAnBaiDinh } from './north/trang-an-bai-dinh.ts';
import { vinhHaLongMotNgay } from './north/vinh-ha-long-mot-ngay.ts';

/** Tours that leave from Hà Nội. */
export const northernTours: DemoProduct[] = [
  haNoiMotNgay,
  trangAnBaiDinh,
  vinhHaLongMotNgay,
  saPaFansipan2n1d,
  saPa3n2d,
  haGiang3n2d,
  mocChauMaiChau2n1d,
  baBeBanGioc3n2d,
  puLuong2n1d,
  coTo3n2d,
  bacHaChoPhien2n1d,
  tetHaGiang4n3d,
];

import type { DemoProduct } from '../demo-product.ts';
import { banGiocNguomNgao } from './north/ban-gioc-nguom-ngao.ts';
import { baoTangDienBienPhu } from './north/bao-tang-dien-bien-phu.ts';
import { baoTangQuangNinh } from './north/bao-tang-quang-ninh.ts';
import { capTreoFansipan } from './north/cap-treo-fansipan.ts';
import { capTreoHaLong } from './north/cap-treo-ha-long.ts';
import { hangMua } from './north/hang-mua.ts';
import { hoangThanhThangLong } from './north/hoang-thanh.ts';
import { roiNuocAoLang } from './north/roi-nuoc-ao-lang.ts';
import { trangAn } from './north/trang-an.ts';
import { vanMieu } from './north/van-mieu.ts';

/** Tickets of the north. */
export const northernTickets: DemoProduct[] = [
  vanMieu,
  hoangThanhThangLong,
  roiNuocAoLang,
  capTreoHaLong,
  baoTangQuangNinh,
  trangAn,
  hangMua,
  capTreoFansipan,
  banGiocNguomNgao,
  baoTangDienBienPhu,
];

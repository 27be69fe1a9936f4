import type { DemoProduct } from '../demo-product.ts';
import { daiNoiHue } from './centre/dai-noi-hue.ts';
import { demThuongCang } from './centre/dem-thuong-cang.ts';
import { dinhNganSuong } from './centre/dinh-ngan-suong.ts';
import { dongPhongNha } from './centre/dong-phong-nha.ts';
import { dongThienDuong } from './centre/dong-thien-duong.ts';
import { langVuaHue } from './centre/lang-vua-hue.ts';
import { mySon } from './centre/my-son.ts';
import { phoCoHoiAn } from './centre/pho-co-hoi-an.ts';

/** Tickets between Phong Nha and Hội An. */
export const centralTickets: DemoProduct[] = [
  dinhNganSuong,
  mySon,
  phoCoHoiAn,
  demThuongCang,
  daiNoiHue,
  langVuaHue,
  dongPhongNha,
  dongThienDuong,
];

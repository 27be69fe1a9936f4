import type { DemoProduct } from '../demo-product.ts';
import { cuLaoCham } from './centre/cu-lao-cham.ts';
import { daLatNgoaiThanh } from './centre/da-lat-ngoai-thanh.ts';
import { daNangHoiAnHue4n3d } from './centre/da-nang-hoi-an-hue-4n3d.ts';
import { hueMotNgay } from './centre/hue-mot-ngay.ts';
import { lySon2n1d } from './centre/ly-son-2n1d.ts';
import { mySonNuaNgay } from './centre/my-son-nua-ngay.ts';
import { nguHanhSonHoiAn } from './centre/ngu-hanh-son-hoi-an.ts';
import { nhaTrangBaDao } from './centre/nha-trang-ba-dao.ts';
import { nuiBaNa } from './centre/nui-ba-na.ts';
import { phongNhaThienDuong } from './centre/phong-nha-thien-duong.ts';
import { pleikuMangDen3n2d } from './centre/pleiku-mang-den-3n2d.ts';
import { quyNhonPhuYen4n3d } from './centre/quy-nhon-phu-yen-4n3d.ts';
import { vinhHy2n1d } from './centre/vinh-hy-2n1d.ts';

/** Tours between Đồng Hới and Nha Trang, with the highland of Đà Lạt. */
export const centralTours: DemoProduct[] = [
  phongNhaThienDuong,
  hueMotNgay,
  nuiBaNa,
  nguHanhSonHoiAn,
  cuLaoCham,
  daNangHoiAnHue4n3d,
  nhaTrangBaDao,
  daLatNgoaiThanh,
  quyNhonPhuYen4n3d,
  mySonNuaNgay,
  lySon2n1d,
  vinhHy2n1d,
  pleikuMangDen3n2d,
];

import type { DemoProduct } from '../demo-product.ts';
import { cuLaoCham } from './centre/cu-lao-cham.ts';
import { daLatNgoaiThanh } from './centre/da-lat-ngoai-thanh.ts';
import { daNangHoiAnHue4n3d } from './centre/da-nang-hoi-an-hue-4n3d.ts';
import { hueMotNgay } from './centre/hue-mot-ngay.ts';
import { nguHanhSonHoiAn } from './centre/ngu-hanh-son-hoi-an.ts';
import { nhaTrangBaDao } from './centre/nha-trang-ba-dao.ts';
import { nuiBaNa } from './centre/nui-ba-na.ts';
import { phongNhaThienDuong } from './centre/phong-nha-thien-duong.ts';
import { quyNhonPhuYen4n3d } from './centre/quy-nhon-phu-yen-4n3d.ts';

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
];

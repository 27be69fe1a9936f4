import type { DemoProduct } from '../demo-product.ts';
import { dieuPhoiDonDoan } from './airport/dieu-phoi-don-doan.ts';
import { donTanCuaNoiBai } from './airport/don-tan-cua-noi-bai.ts';
import { xeConThoiHoiAn } from './airport/xe-con-thoi-hoi-an.ts';
import { duThuyenHoangHonNhaTrang } from './boats/du-thuyen-hoang-hon-nha-trang.ts';
import { tauGoLanHa } from './boats/tau-go-lan-ha.ts';
import { thuyenRongSongHuong } from './boats/thuyen-rong-song-huong.ts';
import { galaBaiBienPhuQuoc } from './gala/bai-bien-phu-quoc.ts';
import { galaBenSongSaiGon } from './gala/ben-song-sai-gon.ts';
import { galaTatNienHaNoi } from './gala/ha-noi-tat-nien.ts';
import { xeMayDaLat } from './motorbikes/da-lat.ts';
import { xeMayDaNang } from './motorbikes/da-nang.ts';
import { xeMayHaGiang } from './motorbikes/ha-giang.ts';
import { caNoCuLaoCham } from './speedboats/ca-no-cu-lao-cham.ts';
import { caNoKyCo } from './speedboats/ca-no-ky-co.ts';
import { caNoNamDaoPhuQuoc } from './speedboats/ca-no-nam-dao-phu-quoc.ts';
import { teamBuildingMyKhe } from './team-building/bien-my-khe.ts';
import { teamBuildingPhoCo } from './team-building/pho-co-ha-noi.ts';
import { teamBuildingRungThong } from './team-building/rung-thong-da-lat.ts';

/** Services of the six types: shuttles, boats, speedboats, motorbikes, days for teams and evenings for companies. */
export const services: DemoProduct[] = [
  donTanCuaNoiBai,
  xeConThoiHoiAn,
  dieuPhoiDonDoan,
  duThuyenHoangHonNhaTrang,
  tauGoLanHa,
  thuyenRongSongHuong,
  caNoNamDaoPhuQuoc,
  caNoCuLaoCham,
  caNoKyCo,
  xeMayHaGiang,
  xeMayDaLat,
  xeMayDaNang,
  teamBuildingMyKhe,
  teamBuildingPhoCo,
  teamBuildingRungThong,
  galaTatNienHaNoi,
  galaBenSongSaiGon,
  galaBaiBienPhuQuoc,
];

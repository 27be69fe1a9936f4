import { anGiOHue } from './an-gi-o-hue.ts';
import { cachDocChinhSachHuy } from './cach-doc-chinh-sach-huy.ts';
import { chonDuThuyenHaLongHayLanHa } from './chon-du-thuyen-ha-long-hay-lan-ha.ts';
import { daLatChoGiaDinhCoTreNho } from './da-lat-cho-gia-dinh-co-tre-nho.ts';
import { datTruocChoTetAmLich } from './dat-truoc-cho-tet-am-lich.ts';
import type { DemoArticle } from './demo-article.ts';
import { diConDaoChuanBiGi } from './di-con-dao-chuan-bi-gi.ts';
import { diHaGiangLanDau } from './di-ha-giang-lan-dau.ts';
import { giayToNhanPhongCungTreEm } from './giay-to-nhan-phong-cung-tre-em.ts';
import { lichTrinhDaNangHoiAn3Ngay } from './lich-trinh-da-nang-hoi-an-3-ngay.ts';
import { mienTayMuaNuocNoi } from './mien-tay-mua-nuoc-noi.ts';
import { muaDepCuaSaPa } from './mua-dep-cua-sa-pa.ts';
import { muiNeDoiCatVaBien } from './mui-ne-doi-cat-va-bien.ts';
import { ninhBinh2Ngay1Dem } from './ninh-binh-2-ngay-1-dem.ts';
import { phongNhaChonHangDongNao } from './phong-nha-chon-hang-dong-nao.ts';
import { phuQuocMuaNaoDep } from './phu-quoc-mua-nao-dep.ts';
import { tenMoiTenCuSauSapNhapTinh } from './ten-moi-ten-cu-sau-sap-nhap-tinh.ts';

/** The handbook of the demo site. */
export const articles: DemoArticle[] = [
  anGiOHue,
  cachDocChinhSachHuy,
  chonDuThuyenHaLongHayLanHa,
  daLatChoGiaDinhCoTreNho,
  datTruocChoTetAmLich,
  diConDaoChuanBiGi,
  diHaGiangLanDau,
  giayToNhanPhongCungTreEm,
  lichTrinhDaNangHoiAn3Ngay,
  mienTayMuaNuocNoi,
  muaDepCuaSaPa,
  muiNeDoiCatVaBien,
  ninhBinh2Ngay1Dem,
  phongNhaChonHangDongNao,
  phuQuocMuaNaoDep,
  tenMoiTenCuSauSapNhapTinh,
];

import { affiliate } from './affiliate.ts';
import { cauHoiThuongGap } from './cau-hoi-thuong-gap.ts';
import { chinhSachBaoMat } from './chinh-sach-bao-mat.ts';
import { chinhSachCamKet } from './chinh-sach-cam-ket.ts';
import { chinhSachHuyVaHoanTra } from './chinh-sach-huy-va-hoan-tra.ts';
import { chuongTrinhTichLuy } from './chuong-trinh-tich-luy.ts';
import { comboUuDai } from './combo-uu-dai.ts';
import { dieuKhoanSuDung } from './dieu-khoan-su-dung.ts';
import { doiTac } from './doi-tac.ts';
import { doiTacKhachSan } from './doi-tac-khach-san.ts';
import { gioiThieu } from './gioi-thieu.ts';
import { huongDanThanhToan } from './huong-dan-thanh-toan.ts';
import type { HousePage } from './page.ts';
import { quyCheHoatDong } from './quy-che-hoat-dong.ts';
import { tuyenBoTroNang } from './tuyen-bo-tro-nang.ts';

/** The static pages of NAV-05, in its order, and the statement on accessibility. */
export const pages: HousePage[] = [
  gioiThieu,
  chinhSachBaoMat,
  dieuKhoanSuDung,
  cauHoiThuongGap,
  chinhSachCamKet,
  huongDanThanhToan,
  chinhSachHuyVaHoanTra,
  quyCheHoatDong,
  comboUuDai,
  doiTac,
  doiTacKhachSan,
  affiliate,
  chuongTrinhTichLuy,
  tuyenBoTroNang,
];

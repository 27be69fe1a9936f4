import { affiliate } from './pages/affiliate.ts';
import { cauHoiThuongGap } from './pages/cau-hoi-thuong-gap.ts';
import { chinhSachBaoMat } from './pages/chinh-sach-bao-mat.ts';
import { chinhSachCamKet } from './pages/chinh-sach-cam-ket.ts';
import { chinhSachHuyVaHoanTra } from './pages/chinh-sach-huy-va-hoan-tra.ts';
import { chuongTrinhTichLuy } from './pages/chuong-trinh-tich-luy.ts';
import { comboUuDai } from './pages/combo-uu-dai.ts';
import { dieuKhoanSuDung } from './pages/dieu-khoan-su-dung.ts';
import { doiTac } from './pages/doi-tac.ts';
import { doiTacKhachSan } from './pages/doi-tac-khach-san.ts';
import { gioiThieu } from './pages/gioi-thieu.ts';
import { huongDanThanhToan } from './pages/huong-dan-thanh-toan.ts';
import type { Page } from './pages/page.ts';
import { quyCheHoatDong } from './pages/quy-che-hoat-dong.ts';
import { tuyenBoTroNang } from './pages/tuyen-bo-tro-nang.ts';

/** The static pages of NAV-05, in its order, and the accessibility statement. */
export const pages: Page[] = [
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

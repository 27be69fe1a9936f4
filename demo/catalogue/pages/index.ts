import { affiliate } from './affiliate.ts';
import { cauHoiThuongGap } from './cau-hoi-thuong-gap.ts';
import { chinhSachBaoMat } from './chinh-sach-bao-mat.ts';
import { chinhSachCamKet } from './chinh-sach-cam-ket.ts';
import { chinhSachHuyVaHoanTra } from './chinh-sach-huy-va-hoan-tra.ts';
import { chuongTrinhTichLuy } from './chuong-trinh-tich-luy.ts';
import { comboUuDai } from './combo-uu-dai.ts';
import { dichVu } from './consultation/dich-vu.ts';
import { choThueCano } from './consultation/dich-vu-cho-thue-cano.ts';
import { choThueTau } from './consultation/dich-vu-cho-thue-tau.ts';
import { choThueXeMay } from './consultation/dich-vu-cho-thue-xe-may.ts';
import { toChucGalaDinner } from './consultation/dich-vu-to-chuc-gala-dinner.ts';
import { toChucTeamBuilding } from './consultation/dich-vu-to-chuc-team-building.ts';
import { xeDuaDonSanBay } from './consultation/dich-vu-xe-dua-don-san-bay.ts';
import { traiNghiem } from './consultation/trai-nghiem.ts';
import { veMayBay } from './consultation/ve-may-bay.ts';
import { veThamQuan } from './consultation/ve-tham-quan.ts';
import { xeDuLich } from './consultation/xe-du-lich.ts';
import { dieuKhoanSuDung } from './dieu-khoan-su-dung.ts';
import { doiTac } from './doi-tac.ts';
import { doiTacKhachSan } from './doi-tac-khach-san.ts';
import { gioiThieu } from './gioi-thieu.ts';
import { huongDanThanhToan } from './huong-dan-thanh-toan.ts';
import type { DemoPage } from './page.ts';
import { quyCheHoatDong } from './quy-che-hoat-dong.ts';

/** The static pages of NAV-05, in its order, and the texts of the services (NAV-02, NAV-03). */
export const pages: DemoPage[] = [
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
  veMayBay,
  veThamQuan,
  xeDuLich,
  traiNghiem,
  dichVu,
  xeDuaDonSanBay,
  choThueTau,
  choThueCano,
  choThueXeMay,
  toChucTeamBuilding,
  toChucGalaDinner,
];

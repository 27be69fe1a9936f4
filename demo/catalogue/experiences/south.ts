import type { DemoProduct } from '../demo-product.ts';
import { anToiQuanTu } from './south/an-toi-quan-tu.ts';
import { cauMucDemPhuQuoc } from './south/cau-muc-dem-phu-quoc.ts';
import { choCaMuiNe } from './south/cho-ca-mui-ne.ts';
import { choNoiCaiRang } from './south/cho-noi-cai-rang.ts';
import { chupAnhChoLon } from './south/chup-anh-cho-lon.ts';
import { keoDuaBenTre } from './south/keo-dua-ben-tre.ts';
import { lanOngThoHonMun } from './south/lan-ong-tho-hon-mun.ts';
import { nongTraiCauDat } from './south/nong-trai-cau-dat.ts';
import { rangCaPheBuonMaThuot } from './south/rang-ca-phe-buon-ma-thuot.ts';

/** Experiences from Nha Trang and the highland to Phú Quốc. */
export const southernExperiences: DemoProduct[] = [
  lanOngThoHonMun,
  nongTraiCauDat,
  rangCaPheBuonMaThuot,
  cauMucDemPhuQuoc,
  chupAnhChoLon,
  anToiQuanTu,
  choNoiCaiRang,
  keoDuaBenTre,
  choCaMuiNe,
];

import type { DemoProduct } from '../demo-product.ts';
import { anDemPhoCo } from './north/an-dem-pho-co.ts';
import { dapXeTamCoc } from './north/dap-xe-tam-coc.ts';
import { detLanhLungTam } from './north/det-lanh-lung-tam.ts';
import { diBoLaoChaiTaVan } from './north/di-bo-lao-chai-ta-van.ts';
import { kayakLanHa } from './north/kayak-lan-ha.ts';
import { nanGomBatTrang } from './north/nan-gom-bat-trang.ts';
import { tamLaThuocTaPhin } from './north/tam-la-thuoc-ta-phin.ts';

/** Experiences of the north. */
export const northernExperiences: DemoProduct[] = [
  kayakLanHa,
  anDemPhoCo,
  diBoLaoChaiTaVan,
  nanGomBatTrang,
  dapXeTamCoc,
  detLanhLungTam,
  tamLaThuocTaPhin,
];

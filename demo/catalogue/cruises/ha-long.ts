import type { DemoProduct } from '../demo-product.ts';
import { buaToiTrenVinh } from './ha-long/bua-toi-tren-vinh.ts';
import { demRieng } from './ha-long/dem-rieng.ts';
import { nangVinh } from './ha-long/nang-vinh.ts';
import { ngaMay } from './ha-long/nga-may.ts';
import { saoHom } from './ha-long/sao-hom.ts';
import { thuyMac } from './ha-long/thuy-mac.ts';

/** Cruises on vịnh Hạ Long. */
export const haLongCruises: DemoProduct[] = [saoHom, thuyMac, ngaMay, nangVinh, buaToiTrenVinh, demRieng];

import type { DemoProduct } from '../demo-product.ts';
import { khoiBiec } from './bai-tu-long/khoi-biec.ts';
import { manhTruc } from './bai-tu-long/manh-truc.ts';
import { tauNgayMinhChau } from './bai-tu-long/tau-ngay-minh-chau.ts';
import { thuBa } from './bai-tu-long/thu-ba.ts';

/** Cruises on vịnh Bái Tử Long, from Hòn Gai and Ao Tiên. */
export const baiTuLongCruises: DemoProduct[] = [manhTruc, khoiBiec, thuBa, tauNgayMinhChau];

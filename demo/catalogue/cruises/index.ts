import type { DemoProduct } from '../demo-product.ts';
import { baiTuLongCruises } from './bai-tu-long.ts';
import { haLongCruises } from './ha-long.ts';
import { lanHaCruises } from './lan-ha.ts';

/** All cruises of the demo, DT001 to DT016. */
export const cruises: DemoProduct[] = [...haLongCruises, ...baiTuLongCruises, ...lanHaCruises];

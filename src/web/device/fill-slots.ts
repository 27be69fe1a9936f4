import { cardTools } from '#modules/catalog/view/card-tools.ts';
import { CompareTray } from '../compare/compare-tray.tsx';
import { VoucherKeeper } from '../offline/voucher-keeper.tsx';
import { CardButtons } from './card-buttons.tsx';
import { DetailButtons } from './detail-buttons.tsx';
import { SavedCount } from './saved-badge.tsx';
import { SeenSection } from './seen-section.tsx';
import { compareTray, detailTools, savedCount, seenRow, voucherKeeper } from './slots.ts';

/** Puts what a device remembers into the places that the page keeps for it; loaded once the page has come to rest. */
export function fillSlots(): void {
  cardTools.fill(CardButtons);
  detailTools.fill(DetailButtons);
  seenRow.fill(SeenSection);
  compareTray.fill(CompareTray);
  savedCount.fill(SavedCount);
  voucherKeeper.fill(VoucherKeeper);
}

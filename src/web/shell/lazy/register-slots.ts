import { cardTools } from '#modules/catalog/view/card-tools.ts';
import { CardButtons } from '#web/parts/device/card-buttons.tsx';
import { CompareTray } from '#web/parts/device/compare-tray.tsx';
import { DetailButtons } from '#web/parts/device/detail-buttons.tsx';
import { SavedCount } from '#web/parts/device/saved-badge.tsx';
import { SeenSection } from '#web/parts/device/seen-section.tsx';
import { compareTray, detailTools, savedCount, seenRow, voucherKeeper } from '#web/parts/device/slots.ts';
import { VoucherSaver } from '#web/parts/offline/voucher-saver.tsx';

/** Puts what a device remembers into the places that the page keeps for it; loaded once the page has come to rest. */
export function registerSlots(): void {
  cardTools.fill(CardButtons);
  detailTools.fill(DetailButtons);
  seenRow.fill(SeenSection);
  compareTray.fill(CompareTray);
  savedCount.fill(SavedCount);
  voucherKeeper.fill(VoucherSaver);
}

import { cardToolsSlot } from '#modules/catalog/view/card-tools-slot.ts';
import { AccountName } from '#web/parts/account/account-name.tsx';
import { accountNameSlot } from '#web/parts/account/account-name-slot.ts';
import { CartBadge } from '#web/parts/booking/cart-badge.tsx';
import { CardButtons } from '#web/parts/device/card-buttons.tsx';
import { CompareTray } from '#web/parts/device/compare-tray.tsx';
import { DetailButtons } from '#web/parts/device/detail-buttons.tsx';
import { SavedCount } from '#web/parts/device/saved-link.tsx';
import { SeenSection } from '#web/parts/device/seen-section.tsx';
import {
  cartCountSlot,
  compareTraySlot,
  detailToolsSlot,
  planSaverSlot,
  savedCountSlot,
  scrollToTopSlot,
  seenRowSlot,
  voucherSaverSlot,
} from '#web/parts/device/slots.ts';
import { PlanSaver } from '#web/parts/offline/plan-saver.tsx';
import { VoucherSaver } from '#web/parts/offline/voucher-saver.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Fills the page's lazy slots with components that use the device's storage; loaded once the page is idle. */
export function registerSlots(): void {
  cardToolsSlot.fill(CardButtons);
  detailToolsSlot.fill(DetailButtons);
  seenRowSlot.fill(SeenSection);
  compareTraySlot.fill(CompareTray);
  savedCountSlot.fill(SavedCount);
  accountNameSlot.fill(AccountName);
  cartCountSlot.fill(CartBadge);
  scrollToTopSlot.fill(ScrollToTop);
  voucherSaverSlot.fill(VoucherSaver);
  planSaverSlot.fill(PlanSaver);
}

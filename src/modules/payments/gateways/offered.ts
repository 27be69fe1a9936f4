import type { SiteSettings } from '#modules/settings/schema.ts';
import type { Gateways } from './gateway.ts';
import { officeGateway } from './office.ts';
import { vietQrGateway } from './vietqr.ts';

/** The ways to pay that this installation offers: transfer to its first bank account, and the office's counter. */
export function gatewaysOf(settings: SiteSettings): Gateways {
  const bank = settings.bankAccounts[0];
  return {
    ...(bank && {
      vietqr: vietQrGateway({
        bankBin: bank.bankBin,
        bankName: bank.bankName,
        account: bank.no,
        accountName: bank.name,
      }),
    }),
    office: officeGateway,
  };
}

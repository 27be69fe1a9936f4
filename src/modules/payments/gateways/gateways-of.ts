import type { SiteSettings } from '#modules/settings/schema.ts';
import { counterGateway } from './counter-gateway.ts';
import type { Gateways } from './gateway.ts';
import type { OnlineGateway } from './online-gateway.ts';
import { vietQrGateway } from './vietqr.ts';

/** The ways to pay that this installation offers: transfer to its first bank account, providers, the office's counter. */
export function gatewaysOf(settings: SiteSettings, online: readonly OnlineGateway[]): Gateways {
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
    ...Object.fromEntries(online.map((gateway) => [gateway.method, gateway])),
    office: counterGateway,
  };
}

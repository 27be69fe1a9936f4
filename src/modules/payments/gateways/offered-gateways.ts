import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { Gateways } from './gateway.ts';
import { gatewaysOf } from './gateways-of.ts';
import { onlineGateways } from './online-gateways.ts';

/** The ways to pay that are offered right now, by the settings and keys of this installation. */
export async function offeredGateways({
  readDb,
  config,
  clock,
}: Pick<App, 'readDb' | 'config' | 'clock'>): Promise<Gateways> {
  return gatewaysOf(
    await getSettings(readDb),
    onlineGateways(config, () => clock.now()),
  );
}

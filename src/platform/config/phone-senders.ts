import type { Environment } from './environment.ts';
import { together } from './together.ts';

/** Delivery services for messages to phones, null where their keys are not configured. */
export interface PhoneSenders {
  zalo: {
    url: string;
    oauthUrl: string;
    appId: string;
    appSecret: string;
    refreshToken: string;
    template: string;
    reviewTemplate: string | null;
  } | null;
  esms: { url: string; apiKey: string; secretKey: string; brandName: string } | null;
}

/** @throws when only some keys of a service are given */
export function phoneSendersOf(config: Environment): PhoneSenders {
  const zalo = together(config, [
    'ZALO_APP_ID',
    'ZALO_APP_SECRET',
    'ZALO_REFRESH_TOKEN',
    'ZALO_CODE_TEMPLATE',
  ]);
  const esms = together(config, ['ESMS_API_KEY', 'ESMS_SECRET_KEY', 'ESMS_BRAND_NAME']);
  return {
    zalo: zalo && {
      url: config.ZALO_URL,
      oauthUrl: config.ZALO_OAUTH_URL,
      appId: zalo.ZALO_APP_ID,
      appSecret: zalo.ZALO_APP_SECRET,
      refreshToken: zalo.ZALO_REFRESH_TOKEN,
      template: zalo.ZALO_CODE_TEMPLATE,
      reviewTemplate: config.ZALO_REVIEW_TEMPLATE || null,
    },
    esms: esms && {
      url: config.ESMS_URL,
      apiKey: esms.ESMS_API_KEY,
      secretKey: esms.ESMS_SECRET_KEY,
      brandName: esms.ESMS_BRAND_NAME,
    },
  };
}

import { z } from 'zod';
import { hostKeys } from './hosts.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every environment variable that the product reads. README lists them; nothing else touches process.env. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  ...hostKeys,
  STAGING_HOST: z.string().default(''),
  DATA_DIR: z.string().default('.data'),
  /** A bucket in place of `DATA_DIR` for pictures and uploads; endpoint, bucket and both keys, or none. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where traces go (OTLP over HTTP), and how much of them; where faults go (Sentry's protocol). */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  TRACE_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  ERROR_DSN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_READ_URL: z.string().optional(),
  /** Past any pooler: LISTEN, migrations, jobs and locks of sessions; without it, DATABASE_URL. */
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Whether statements are prepared; not behind a pooler that gives each transaction another connection and keeps none. */
  DATABASE_PREPARE: flag.default(true),
  SMTP_URL: z.string().optional(),
  /** Who is told when the books do not agree; without it, the address of the customer service. */
  ACCOUNTANT_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().default('Nẻo Việt <dat-cho@neoviet.example>'),
  PAYMENT_MODE: z.enum(['simulator', 'live']).default('simulator'),
  BANK_WEBHOOK_SECRET: z.string().min(16).optional(),
  CASSO_WEBHOOK_KEY: z.string().min(16).optional(),
  /** Where the simulated providers are; the process that starts them says so to the others. */
  PAYMENT_SIMULATOR_URL: z.url().optional(),
  VNPAY_TMN_CODE: z.string().optional(),
  VNPAY_HASH_SECRET: z.string().optional(),
  VNPAY_PAY_URL: z.url().default('https://sandbox.vnpayment.vn/paymentv2/vpcpay.html'),
  VNPAY_API_URL: z.url().default('https://sandbox.vnpayment.vn/merchant_webapi/api/transaction'),
  VNPAY_SERVER_IP: z.string().default('127.0.0.1'),
  MOMO_PARTNER_CODE: z.string().optional(),
  MOMO_ACCESS_KEY: z.string().optional(),
  MOMO_SECRET_KEY: z.string().optional(),
  MOMO_HOST: z.url().default('https://test-payment.momo.vn'),
  ZALOPAY_APP_ID: z.coerce.number().int().positive().optional(),
  ZALOPAY_KEY1: z.string().optional(),
  ZALOPAY_KEY2: z.string().optional(),
  ZALOPAY_HOST: z.url().default('https://sb-openapi.zalopay.vn'),
  TOKEN_SECRET: z.string().min(32).optional(),
  /** Parted by commas: the first seals personal data, the others open what they sealed before it. */
  DATA_SECRETS: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32)).min(1))
    .optional(),
  /** Ed25519, PKCS #8 DER as base64: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0 */
  VOUCHER_PRIVATE_KEY: z.base64().optional(),
  /** Cloudflare Turnstile instead of our own puzzle on public forms; both or none. */
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET: z.string().optional(),
  TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  /** Codes to phones by Zalo's notification service; all four or none. */
  ZALO_APP_ID: z.string().optional(),
  ZALO_APP_SECRET: z.string().optional(),
  ZALO_REFRESH_TOKEN: z.string().optional(),
  ZALO_CODE_TEMPLATE: z.string().optional(),
  /** Reviews are asked for by Zalo where there is a template for it. */
  ZALO_REVIEW_TEMPLATE: z.string().optional(),
  ZALO_URL: z.url().default('https://business.openapi.zalo.me'),
  ZALO_OAUTH_URL: z.url().default('https://oauth.zaloapp.com'),
  /** Codes to phones by SMS of eSMS, where Zalo does not reach them; all three or none. */
  ESMS_API_KEY: z.string().optional(),
  ESMS_SECRET_KEY: z.string().optional(),
  ESMS_BRAND_NAME: z.string().optional(),
  ESMS_URL: z.url().default('https://rest.esms.vn'),
  /** Opens a transfer in a bank's application, with {bank}, {account}, {name}, {amount} and {content} to be filled in. */
  BANK_APP_LINK: z
    .string()
    .regex(/^https:\/\//)
    .optional(),
  /** Picture tiles with {z}, {x} and {y}, or a MapLibre style; all of it from this one origin. */
  MAP_STYLE_URL: z.url().optional(),
  MAP_ATTRIBUTION: z.string().default(''),
  /** What live mode refuses unless somebody says that it is meant: see unsafe-settings.ts. */
  ALLOW_HTTP: flag.default(false),
  ALLOW_NO_MAIL: flag.default(false),
  ALLOW_SANDBOX_PROVIDERS: flag.default(false),
  /** With these, /metrics and /dev answer callers from elsewhere, too. */
  METRICS_TOKEN: z.string().min(16).optional(),
  DEV_KEY: z.string().min(16).optional(),
  /** The first administrator, where nobody works in the office yet. */
  OFFICE_EMAIL: z.email().optional(),
  OFFICE_PASSWORD: z.string().min(10).max(128).optional(),
  /** The company's own sign-in for staff (OpenID Connect); all three or none. */
  OFFICE_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OFFICE_OIDC_CLIENT_ID: z.string().optional(),
  OFFICE_OIDC_CLIENT_SECRET: z.string().optional(),
  /** Guests sign in with Google; both or none. The issuer is another in tests alone. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  /** Guests sign in with Apple, Facebook, Zalo; each whole or not at all. Their addresses are others in tests alone. */
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.base64().optional(),
  APPLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://appleid.apple.com'),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_URL: z.url({ protocol: /^https?$/ }).default('https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
  ZALO_SIGN_IN_APP_ID: z.string().optional(),
  ZALO_SIGN_IN_SECRET: z.string().optional(),
  ZALO_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.zalo.me'),
  CATALOGUE: z.enum(['demo', 'empty']).default('demo'),
  /** A fortnight of invented trade, when the demo is loaded into a new database. */
  DEMO_TRADE: flag.default(true),
  /** From SIGTERM until nothing new is accepted; meanwhile /readyz says 503. */
  SHUTDOWN_PAUSE_SECONDS: z.coerce.number().min(0).max(15).default(3),
  /** 'false' leaves what follows changes, and what runs by the clock, to other nodes of the same database. */
  JOBS: flag.default(true),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  PICTURE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(2048),
  /** Pictures are made as AVIF as well, for whoever reads it. */
  AVIF: flag.default(true),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(48),
  /** Caches in front of the site, parted by spaces, that let go of pages by their keys (Varnish with xkey). */
  CACHE_PURGE_URL: z
    .string()
    .transform((value) => value.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  RATE_LIMIT: flag.default(true),
  /** Times of requests for `/metrics`, and the visits that reports show; what it costs is measured against 'false'. */
  COUNTERS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Environment = z.infer<typeof environment>;

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
  /** Target for traces (OTLP over HTTP) and the share of them that is sent; target for error reports (Sentry's protocol). */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  TRACE_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  ERROR_DSN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_READ_URL: z.string().optional(),
  /** Bypasses any pooler: for LISTEN, migrations, jobs and session-level locks; defaults to DATABASE_URL. */
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Whether statements are prepared; off behind a transaction-mode pooler that does not track prepared statements. */
  DATABASE_PREPARE: flag.default(true),
  SMTP_URL: z.string().optional(),
  /** Recipient of reconciliation alarms; defaults to the customer service address. */
  ACCOUNTANT_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().default('Nẻo Việt <dat-cho@neoviet.example>'),
  PAYMENT_MODE: z.enum(['simulator', 'live']).default('simulator'),
  BANK_WEBHOOK_SECRET: z.string().min(16).optional(),
  CASSO_WEBHOOK_KEY: z.string().min(16).optional(),
  /** Address of the payment simulators; the process that starts them passes it on to the others. */
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
  /** Comma-separated: the first encrypts personal data, the others decrypt what they encrypted before. */
  DATA_SECRETS: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32)).min(1))
    .optional(),
  /** Ed25519, PKCS #8 DER as base64: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0 */
  VOUCHER_PRIVATE_KEY: z.base64().optional(),
  /** P-256, as VAPID keys are written: 32 bytes, base64url. Derived from the token secret without it. */
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Cloudflare Turnstile instead of our own puzzle on public forms; both or none. */
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET: z.string().optional(),
  TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  /** One-time codes to phones by Zalo's notification service; all four or none. */
  ZALO_APP_ID: z.string().optional(),
  ZALO_APP_SECRET: z.string().optional(),
  ZALO_REFRESH_TOKEN: z.string().optional(),
  ZALO_CODE_TEMPLATE: z.string().optional(),
  /** Review invitations go out by Zalo when a template is configured. */
  ZALO_REVIEW_TEMPLATE: z.string().optional(),
  ZALO_URL: z.url().default('https://business.openapi.zalo.me'),
  ZALO_OAUTH_URL: z.url().default('https://oauth.zaloapp.com'),
  /** One-time codes by SMS through eSMS, where Zalo does not reach a phone; all three or none. */
  ESMS_API_KEY: z.string().optional(),
  ESMS_SECRET_KEY: z.string().optional(),
  ESMS_BRAND_NAME: z.string().optional(),
  ESMS_URL: z.url().default('https://rest.esms.vn'),
  /** Link that opens a transfer in a banking app, with {bank}, {account}, {name}, {amount} and {content} to be filled in. */
  BANK_APP_LINK: z
    .string()
    .regex(/^https:\/\//)
    .optional(),
  /** Raster tiles with {z}, {x} and {y}, or a MapLibre style; everything from this one origin. */
  MAP_STYLE_URL: z.url().optional(),
  MAP_ATTRIBUTION: z.string().default(''),
  /** Explicit permission for what live mode refuses otherwise: see unsafe-settings.ts. */
  ALLOW_HTTP: flag.default(false),
  ALLOW_NO_MAIL: flag.default(false),
  ALLOW_SANDBOX_PROVIDERS: flag.default(false),
  /** With these, /metrics and /dev also answer callers from other machines. */
  METRICS_TOKEN: z.string().min(16).optional(),
  DEV_KEY: z.string().min(16).optional(),
  /** Creates the first administrator when there are no staff accounts yet. */
  OFFICE_EMAIL: z.email().optional(),
  OFFICE_PASSWORD: z.string().min(10).max(128).optional(),
  /** The company's own sign-in provider for staff (OpenID Connect); all three or none. */
  OFFICE_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OFFICE_OIDC_CLIENT_ID: z.string().optional(),
  OFFICE_OIDC_CLIENT_SECRET: z.string().optional(),
  /** Sign-in with Google for guests; both or none. The issuer differs in tests only. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  /** Sign-in with Apple, Facebook and Zalo for guests; each complete or not at all. Their URLs differ in tests only. */
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
  /** Whether a fortnight of invented bookings is added when the demo is loaded into a new database. */
  DEMO_TRADE: flag.default(true),
  /** Delay between SIGTERM and closing the listener; meanwhile /readyz answers 503. */
  SHUTDOWN_PAUSE_SECONDS: z.coerce.number().min(0).max(15).default(3),
  /** 'false' leaves event listeners and scheduled jobs to other nodes of the same database. */
  JOBS: flag.default(true),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  PICTURE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(2048),
  /** Whether pictures are also encoded as AVIF, for browsers that support it. */
  AVIF: flag.default(true),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(48),
  /** Caches in front of the site, space-separated, that purge pages by surrogate keys (Varnish with xkey). */
  CACHE_PURGE_URL: z
    .string()
    .transform((value) => value.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  RATE_LIMIT: flag.default(true),
  /** Request times for `/metrics` and the visits shown in reports; set to 'false' to measure what they cost. */
  COUNTERS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Environment = z.infer<typeof environment>;

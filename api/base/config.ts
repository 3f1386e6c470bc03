import { join, resolve } from 'node:path';
import * as z from 'zod';
import { minPasswordLength, mostPasswordMinimum } from '../../shared/password-length.ts';
import { factorGraceDays } from '../../shared/users/factor.ts';
import { folderProblem, isWithin } from './system.ts';

/** Cost of argon2id; memory in KiB (ASVS 5.0 appendix C: 47104/1/1 or stronger). */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** All settings of the server, read once from the environment. */
export interface Config {
  port: number;
  host: string;
  /** Base of links in mails and shares, without a trailing slash; never derived from the Host header. */
  publicUrl: string;
  dataDir: string;
  mongodbUri: string | undefined;
  storageDir: string;
  tokenSecret: string | undefined;
  /** Previous token secrets, still accepted. */
  oldTokenSecrets: readonly string[];
  /** 32-byte keys (hex) for encryption at rest, newest first; if empty, one is generated in DATA_DIR. */
  dataKeys: readonly string[];
  /** A file outside DATA_DIR with these keys, one per line. */
  dataKeyFile: string | undefined;
  /** Protects the key file. */
  dataPassphrase: string | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  /** Days administrators have from their first sign-in to set up a second factor; 0: immediately. */
  adminFactorGraceDays: number;
  itdSoftwareId: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Command of a virus scanner that reads a file from standard input; if empty, files are not scanned. */
  scanCommand: readonly string[];
  /** Minimum length of a new password; firms may require more. */
  passwordMinLength: number;
  /** Contact address, shown on public pages. */
  contactEmail: string | undefined;
  /** Bearer token of `GET /api/metrics`; without it there are no metrics. */
  metricsToken: string | undefined;
  /** Number of reverse proxies trusted for the caller's address. */
  trustedProxies: number;
  /** Maximum open connections; further ones are closed immediately. */
  maxConnections: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  demo: boolean;
  hashCost: HashCost;
  /** Output folder of the page and the extension for `npm start`. */
  distDir: string;
}

/** Settings for a worker process: none that sign in, sign or mail. */
export const withoutSecrets = (config: Config): Config => ({
  ...config,
  mongodbUri: undefined,
  tokenSecret: undefined,
  oldTokenSecrets: [],
  dataKeys: [],
  dataPassphrase: undefined,
  adminPassword: undefined,
  smtpUrl: undefined,
  metricsToken: undefined,
});

const weak = /change.?me|placeholder|example|password|secret-?secret/i;
const secret = z
  .string()
  .refine((s) => Buffer.byteLength(s) >= 32, 'must be at least 32 bytes')
  .refine((s) => !weak.test(s) && new Set(s).size >= 10, 'is too easy to guess; use random characters');
const url = (protocols: readonly string[]) =>
  z.string().refine(
    (s) => {
      try {
        return protocols.includes(new URL(s).protocol);
      } catch {
        return false;
      }
    },
    `must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );

const settings = z.object({
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or address')
    .default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('./data'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must start with mongodb:// or mongodb+srv://')
    .optional(),
  STORAGE_DIR: z.string().optional(),
  TOKEN_SECRET: secret.optional(),
  TOKEN_SECRET_OLD: z
    .string()
    .transform((s) => s.split(',').map((part) => part.trim()))
    .pipe(z.array(secret))
    .optional(),
  DATA_KEY: z
    .string()
    .transform((s) => s.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits for each key')))
    .optional(),
  DATA_KEY_FILE: z.string().optional(),
  DATA_PASSPHRASE: z
    .string()
    .min(12, 'must have at least 12 characters')
    .refine((s) => new Set(s).size >= 6, 'is too easy to guess')
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .transform((s) => s.toLowerCase())
    .default('admin@localhost'),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  ADMIN_FACTOR_GRACE_DAYS: z.coerce
    .number('must be a count of days')
    .int('must be a count of days')
    .min(0, 'must be a count of days')
    .max(factorGraceDays, `must be at most ${factorGraceDays}`)
    .default(factorGraceDays),
  ITD_SOFTWARE_ID: z
    .string()
    .regex(/^SW\d{8}$/, 'must be SW and 8 digits')
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3, 'must be a sender such as Karsetu <office@firm.in>').optional(),
  SCAN_COMMAND: z
    .string()
    .transform((s) => s.trim().split(/\s+/))
    .optional(),
  PASSWORD_MIN_LENGTH: z.coerce
    .number('must be a count of characters')
    .int('must be a count of characters')
    .min(minPasswordLength, `must be at least ${minPasswordLength}`)
    .max(mostPasswordMinimum, `must be at most ${mostPasswordMinimum}`)
    .default(minPasswordLength),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUSTED_PROXIES: z.coerce
    .number('must be a count')
    .int('must be a count')
    .min(0, 'must be a count')
    .max(5, 'must be at most 5')
    .default(0),
  MAX_CONNECTIONS: z.coerce
    .number('must be a count')
    .int('must be a count')
    .min(10, 'must be at least 10')
    .default(4000),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
});

/** Names of invalid settings with reasons; never their values. */
interface SettingsProblem {
  name: string;
  reason: string;
}

/** Problems with the configured location of the keys. */
function keyProblem(
  { DATA_KEY, DATA_PASSPHRASE }: z.output<typeof settings>,
  dataDir: string,
  dataKeyFile: string | undefined,
): SettingsProblem | undefined {
  if (DATA_KEY && dataKeyFile)
    return { name: 'DATA_KEY_FILE', reason: 'cannot be set together with DATA_KEY: set one of them' };
  if (DATA_KEY && DATA_PASSPHRASE)
    return { name: 'DATA_PASSPHRASE', reason: 'locks a file with keys, and DATA_KEY is set instead of one' };
  if (dataKeyFile && isWithin(dataDir, dataKeyFile))
    return { name: 'DATA_KEY_FILE', reason: 'must name a file outside of DATA_DIR' };
  return undefined;
}

/** Reads and validates the environment: the settings, or their problems. An empty variable counts as unset. */
export function readConfig(
  env: Record<string, string | undefined>,
  options: { demo?: boolean; rootDir?: string } = {},
): { ok: true; config: Config } | { ok: false; problems: SettingsProblem[] } {
  const present = Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => name in settings.shape && value !== undefined && value !== '',
    ),
  );
  const parsed = settings.safeParse(present);
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.error.issues.map((i) => ({ name: String(i.path[0]), reason: i.message })),
    };
  const s = parsed.data;
  const root = options.rootDir ?? process.cwd();
  const dataDir = resolve(root, s.DATA_DIR);
  const dataKeyFile = s.DATA_KEY_FILE && resolve(root, s.DATA_KEY_FILE);
  const twice = keyProblem(s, dataDir, dataKeyFile);
  if (twice) return { ok: false, problems: [twice] };
  const reason = s.MONGODB_URI ? undefined : folderProblem(dataDir);
  if (reason) return { ok: false, problems: [{ name: 'DATA_DIR', reason }] };
  const publicUrl = (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, '');
  return {
    ok: true,
    config: {
      port: s.PORT,
      host: s.HOST,
      publicUrl,
      dataDir,
      mongodbUri: s.MONGODB_URI,
      storageDir: s.STORAGE_DIR ? resolve(root, s.STORAGE_DIR) : join(dataDir, 'drive'),
      tokenSecret: s.TOKEN_SECRET,
      oldTokenSecrets: s.TOKEN_SECRET_OLD ?? [],
      dataKeys: s.DATA_KEY ?? [],
      dataKeyFile: dataKeyFile || undefined,
      dataPassphrase: s.DATA_PASSPHRASE,
      adminEmail: s.ADMIN_EMAIL,
      adminPassword: s.ADMIN_PASSWORD,
      adminFactorGraceDays: s.ADMIN_FACTOR_GRACE_DAYS,
      itdSoftwareId: s.ITD_SOFTWARE_ID,
      smtpUrl: s.SMTP_URL,
      mailFrom: s.MAIL_FROM ?? `Karsetu <no-reply@${new URL(publicUrl).hostname}>`,
      contactEmail: s.CONTACT_EMAIL,
      scanCommand: s.SCAN_COMMAND ?? [],
      passwordMinLength: s.PASSWORD_MIN_LENGTH,
      metricsToken: s.METRICS_TOKEN,
      trustedProxies: s.TRUSTED_PROXIES,
      maxConnections: s.MAX_CONNECTIONS,
      logLevel: s.LOG_LEVEL,
      demo: options.demo ?? false,
      hashCost: { memoryCost: 47_104, timeCost: 1, parallelism: 1 },
      distDir: resolve(root, 'dist'),
    },
  };
}

import pino from 'pino';
import type { Config } from './config.ts';

export type Logger = pino.Logger;

/** One JSON line per event; members that may contain secrets or personal data are removed as a safeguard. */
export function createLog(level: Config['logLevel'], destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    redact: {
      paths: [
        'password',
        'otp',
        'token',
        'pan',
        'authorization',
        '*.password',
        '*.otp',
        '*.token',
        '*.pan',
        '*.authorization',
      ],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

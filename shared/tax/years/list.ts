// Written by scripts/years.ts from the files beside it.
import { ay2024 } from './ay2024-25.ts';
import { ay2025 } from './ay2025-26.ts';
import { ay2026 } from './ay2026-27.ts';
import { ay2027 } from './ay2027-28.ts';
import type { YearRules } from './types.ts';

/** Every year with law, newest first. */
export const years: readonly YearRules[] = [ay2027, ay2026, ay2025, ay2024];

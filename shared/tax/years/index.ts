import type { AssessmentYear } from '../../dates.ts';
import { ay2024 } from './ay2024-25.ts';
import { ay2025 } from './ay2025-26.ts';
import { ay2026 } from './ay2026-27.ts';
import type { YearRules } from './types.ts';

/** Rules by assessment year. */
export const rulesByYear: Readonly<Record<AssessmentYear, YearRules>> = {
  '2024-25': ay2024,
  '2025-26': ay2025,
  '2026-27': ay2026,
};

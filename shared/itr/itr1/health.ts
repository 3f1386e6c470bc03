/** The four groups of persons of Schedule 80D: which answer opens each and the yearly limit (s.80D(2), (4)). */
export const healthGroups = [
  { key: 'self', who: 'self', flag: 'self_senior', answer: 'N', senior: false, limit: 25_000 },
  { key: 'self_senior', who: 'self', flag: 'self_senior', answer: 'Y', senior: true, limit: 50_000 },
  { key: 'parents', who: 'parents', flag: 'parents_senior', answer: 'N', senior: false, limit: 25_000 },
  { key: 'parents_senior', who: 'parents', flag: 'parents_senior', answer: 'Y', senior: true, limit: 50_000 },
] as const;

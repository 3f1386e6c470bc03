/** Minutes without activity after which a session ends: the usual, and what an office may choose. */
export const idleMinutes = { usual: 30, choices: [5, 10, 15, 30, 60, 120] } as const;

/** Minutes without activity after which a session ends: the default, and the limits of an office's setting. */
export const idleMinutes = { usual: 30, choices: [5, 10, 15, 30, 60, 120] } as const;

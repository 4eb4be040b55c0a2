export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** UTC with milliseconds: how every timestamp is stored and answered. */
export const isoNow = (clock: Clock): string => clock.now().toISOString()

export type Timestamps = { createdAt: string; updatedAt: string }
export const madeAt = (now: string): Timestamps => ({ createdAt: now, updatedAt: now })

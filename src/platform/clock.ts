export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** UTC with milliseconds: how every timestamp is stored and answered. */
export const isoNow = (clock: Clock): string => clock.now().toISOString()

/** In the order in which they are taken. */
export const rideSteps = ['meeting', 'passengers', 'review'] as const
export type RideStep = (typeof rideSteps)[number]

/** An address that names no step of ours means the first. */
export const readStep = (written: string | null): RideStep => rideSteps.find((step) => step === written) ?? 'meeting'

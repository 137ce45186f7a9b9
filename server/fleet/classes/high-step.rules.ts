import type { VehicleClassInfo } from '../fleet.rules.ts'

/** What is said of a class with a high step to a party that brings a wheelchair; nothing to all others. */
export const highStepInWords = (
  info: Pick<VehicleClassInfo, 'hasHighStep'> | undefined,
  extras: readonly { code: string }[],
): string =>
  info?.hasHighStep && extras.some(({ code }) => code === 'wheelchair') ? ' The step at its door is high.' : ''

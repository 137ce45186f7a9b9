export { availableDays, isLastMonth, startOn, usualInWords, whyNotInWords, withoutCode } from './available-days.ts'
export { NearestSlots } from './nearest-slots.tsx'
export { StartTimes } from './start-times.tsx'

/** What of inventory is pure and the rules of others reckon with: they may import nothing that reads or writes. */
export { bringingOf, hoursOfBringing } from './bringing.rules.ts'
export { largerInWords } from './candidate-words.rules.ts'
export { dutyDayOf } from './duty.rules.ts'
export {
  backInGarageAt,
  carIsBackAt,
  carLeavesAt,
  changesPartner,
  type Drive,
  isChauffeur,
  isOfTwoGarages,
  isVehicle,
  jobWith,
  leavesGarageAt,
  meetIn,
  pairOf,
  restBetween,
  takesOverAt,
} from './handover.rules.ts'
export { refusalsInWords } from './nobody-free-words.rules.ts'

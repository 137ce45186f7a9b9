/** What of the fleet is pure and the rules of others name things with. */
export { classNameOf } from './classes/class-name.rules.ts'
export { classesLarger, isBookedOrStandIn } from './classes/class-rank.rules.ts'
export { deskNameOf, type Named, whyOutOfService } from './desk-name.rules.ts'
export { hoursOn, isWithUs, worksOn } from './works-on.rules.ts'
